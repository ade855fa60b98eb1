// In each page that the gallery shows whole, before its own scripts: it asks nobody, hears of one state, and keeps nothing.

const { answers, pictures } = parent.cannedFor(frameElement);

window.fetch = async (address) => {
  const { pathname } = new URL(address, location.href);
  return pathname in answers ? Response.json(answers[pathname]) : Response.json({ error: pathname }, { status: 404 });
};

window.EventSource = class extends EventTarget {
  constructor() {
    super();
    this.tell("state", answers["/api/state"]);
    this.beat = setInterval(() => this.tell("hb", { at_ms: performance.now() }), 5_000);
  }

  tell(name, data) {
    setTimeout(() => this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data), lastEventId: "1" })));
  }

  close() {
    clearInterval(this.beat);
  }
};

Storage.prototype.getItem = (name) => (pictures && name === "wish-pictures" ? "on" : null);
Storage.prototype.setItem = () => undefined;
