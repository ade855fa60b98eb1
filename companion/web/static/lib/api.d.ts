// Generated from the OpenAPI description by `make reference`; a change here is lost.
/**
 * Health
 * @description Whether the referee loop runs.
 */
export interface Health {
    ok: boolean;
}
/**
 * State
 * @description The whole public state: one object, whole each time.
 *
 *         It does not grow with the game and has 16 kB at most: where there is much to tell, ``verdicts``,
 *         ``steps`` and ``faults`` are shorter, ``signs`` leave out what is empty, and ``moment.long`` is as
 *         ``moment.short``.
 */
export interface State {
    rev: number;
    at_ms: number;
    lang: string;
    phase: string;
    lost: boolean;
    game: string | null;
    variant: string | null;
    board: BoardNow | null;
    turn: string | null;
    die: number | null;
    pieces: {
        [key: string]: string;
    } | null;
    house: {
        [key: string]: number;
    } | null;
    forest: {
        [key: string]: number;
    };
    options: {
        [key: string]: unknown;
    };
    places: string[];
    winners: string[];
    won: string;
    position: {
        [key: string]: unknown;
    } | null;
    stands: {
        [key: string]: string;
    };
    beside: string[];
    awaited: AwaitedInput[];
    secrets: boolean;
    signs: SignLine[];
    seats: Seat[];
    spots: string[];
    hand: Hand;
    awaiting: Awaiting;
    moment: Moment | null;
    aside: Aside | null;
    again: Again | null;
    steps: Step[];
    guided: boolean;
    end_turn: boolean;
    ask: Choice[];
    undo: Undoing | null;
    offer: Offer | null;
    whose: Whose | null;
    setup: Setup | null;
    accept: Accept | null;
    meant: Meant | null;
    proposal: Proposal | null;
    roll: RollState | null;
    dice: DieLine[];
    sources: SourceLine[];
    paused: Paused | null;
    faults: Fault[];
    manner: string | null;
    seal: Seal | null;
    aids: AidLine[];
    idea: Idea | null;
    learns: string[];
    lesson: LessonNow | null;
    cheer: Cheer | null;
    verdicts: {
        [key: string]: unknown;
    }[];
    past: PastInShort;
    speech: Spoken[];
    lights: {
        [key: string]: Lamp;
    };
    link: Link;
    journal: Journal;
    care: CareNow;
    ways: HouseNow;
    hall: HallLines | null;
    hosts: HostNews;
    game_id: number | null;
    version: string;
    title: string;
}
/**
 * BoardNow
 * @description Which board is drawn, and the spots of it that are not, since the game in play does without them.
 */
export interface BoardNow {
    game: string;
    variant: string;
    without: string[];
}
/**
 * AwaitedInput
 * @description One kind of input that may come next.
 *
 *         ``values`` are what people choose from, for ``POST /api/input``; ``most``: a text of one's own with
 *         so many characters; ``own``: phones that hold the seat show it on a page of their own; ``verb``: what
 *         one does by it, chosen first where several have one.
 */
export interface AwaitedInput {
    word: string;
    seats: string[];
    source: string;
    values: AwaitedValue[];
    text: string;
    /** @default 0 */
    most: number;
    /** @default false */
    own: boolean;
    /** @default  */
    verb: string;
}
/**
 * AwaitedValue
 * @description One input that may come, as text and in words; ``colour`` where its value is the name of one.
 *
 *         ``picture``, ``seat`` and ``mark`` draw it.
 */
export interface AwaitedValue {
    input: string;
    text: string;
    /** @default  */
    colour?: string;
    /** @default  */
    picture?: string;
    /** @default  */
    seat?: string;
    /** @default  */
    mark?: string;
}
/**
 * SignLine
 * @description Something in the picture that no magnet stands for.
 *
 *         ``what`` says how it is drawn: one of the words of ``Sign``
 *         (``companion/core/model/capabilities.py``). A ``timer`` runs since ``since_ms``, on the clock of
 *         ``at_ms``. In a very long state those with a default are left out where they are empty.
 */
export interface SignLine {
    what: string;
    value: string;
    text: string;
    picture: string;
    count: number;
    /** @default  */
    spot: string;
    /** @default  */
    seat: string;
    /** @default 0 */
    most: number;
    /** @default 0 */
    since_ms: number;
}
/**
 * Seat
 * @description A seat in order round the table; not ``playing`` once its player has left.
 *
 *         ``mark`` is the letter shown on the pawn, ``hints`` how much help the seat gets. ``computer``: the level
 *         at which the companion plays it, and ``plays`` what that is called; both empty where a person plays.
 */
export interface Seat {
    seat: string;
    name: string;
    mark: string;
    playing: boolean;
    lights: boolean;
    hints: string;
    /** @default  */
    computer: string;
    /** @default  */
    plays: string;
}
/**
 * Hand
 * @description The provisional observation: what the hands do now; spots by name.
 */
export interface Hand {
    kind: string;
    lifted: string[];
    targets: string[];
    awaits: string;
    moves: string[];
}
/**
 * Awaiting
 * @description What the table waits for, and from whom: ``seats`` may all do it, ``seat`` is the first.
 *
 *         ``what`` is one of ``roll move say draw pawn captive barricade choose take-back way-back lost
 *         arrange paused check new-game starting nothing``. ``lost``: hands still sweep over the board;
 *         ``check``: a walk or a piece test has the board; ``starting``: the game is coming back. ``text`` is a
 *         sentence, ``short`` the same in six words at most, without players, ``seen`` the same for who sees
 *         whose turn it is and the number, so that neither is told again.
 */
export interface Awaiting {
    what: string;
    seat: string;
    seats: string[];
    text: string;
    short: string;
    seen: string;
}
/**
 * Moment
 * @description What has happened last; it stays until the next input, over restarts too.
 *
 *         ``number`` grows with each; it is new where ``number`` or ``deed`` is another one. ``short``: six words at
 *         most, without players. ``long``: one sentence, for voice and screen reader. ``seat``: whom it is about, or
 *         empty. ``mark`` is ``good``, ``wrong``, ``neutral``, ``ask`` or ``win``. ``place``: where the piece in the
 *         picture came, in short, or empty.
 */
export interface Moment {
    number: number;
    deed: string;
    seat: string;
    mark: string;
    short: string;
    long: string;
    place: string;
    picture: Picture;
}
/**
 * Picture
 * @description What there is to draw of something that has happened, without words; keys without a value are left out.
 *
 *         Args:
 *             what: what it shows; empty: there is nothing to draw. ``move`` (``frm``, ``to``, ``captured``,
 *                 ``placed``), ``count`` (``fields`` walked where the ``die`` shows another number, ``path``),
 *                 ``die``, ``colours`` (``called``, ``pulled``), ``wall``, ``bump``, ``target``, ``chip``,
 *                 ``corner``, ``answer``, ``riddle``, ``letter``, ``verdict``, ``spear``, ``curse``, ``steps``,
 *                 ``cave``, ``word``, ``spots`` (look there), ``pause``, ``board`` (a device is lost), ``sensor``,
 *                 ``person``, ``back`` (taken back), ``question``, ``trophy`` or ``start``.
 *             frm: the spot or the pool that a piece leaves.
 *             to: the spot where it comes, or that it is about.
 *             captured: the seat whose piece was captured.
 *             placed: where a piece of nobody's was put.
 *             seat: whose piece, chip or riddle it is.
 *             called: a colour that was said.
 *             pulled: the colour that came.
 *             value: which of its kind: an answer, a verdict, a cave, a symbol.
 *             fields: how many of them were walked.
 *             die: what the die shows.
 *             number: which one, or how many.
 *             most: of how many.
 *             path: the spots that a piece has gone over, the first one where it came from.
 *             spots: the spots to look at.
 *             steps: seat -> how far it went up (or, below 0, down) a track.
 */
export interface Picture {
    what: string;
    /** @default  */
    from?: string;
    /** @default  */
    to?: string;
    /** @default  */
    captured?: string;
    /** @default  */
    placed?: string;
    /** @default  */
    seat?: string;
    /** @default  */
    called?: string;
    /** @default  */
    pulled?: string;
    /** @default  */
    value?: string;
    /** @default 0 */
    fields?: number;
    /** @default 0 */
    die?: number;
    /** @default 0 */
    number?: number;
    /** @default 0 */
    most?: number;
    /** @default [] */
    path?: string[];
    /** @default [] */
    spots?: string[];
    /** @default {} */
    steps?: {
        [key: string]: number;
    };
}
/**
 * Aside
 * @description The game that broke and was put away: its number, where it could be read, and what to do.
 */
export interface Aside {
    game: string;
    game_id: number | null;
    text: string;
}
/**
 * Again
 * @description The last game, which may be played once more (`POST /api/game/again`).
 *
 *         ``open``: whoever held a seat in it may begin it, else the host alone; ``stands``: its pieces are set up;
 *         ``learns``: seats that played for the first time; ``rules``: the house rules that were not
 *         as usual; ``text`` says what there is to know.
 */
export interface Again {
    game_id: number;
    game: string;
    variant: string;
    title: string;
    seats: AgainSeat[];
    first: string;
    pawns: {
        [key: string]: number;
    };
    manner: string;
    bare: boolean;
    rules: {
        [key: string]: unknown;
    };
    learns: string[];
    open: boolean;
    stands: boolean;
    text: string;
}
/**
 * AgainSeat
 * @description Who plays once more: ``mark`` is the letter on the pawns, ``name`` is empty where there is none.
 *
 *         ``computer``: the level at which the companion plays it, empty where a person does.
 */
export interface AgainSeat {
    seat: string;
    name: string;
    mark: string;
    computer: string;
}
/**
 * Step
 * @description One step of the way back; ``from`` or ``to`` may be null; ``short``: with short names of places.
 */
export interface Step {
    from: string | null;
    to: string | null;
    piece: string | null;
    text: string;
    short: string;
}
/**
 * Choice
 * @description One of the moves asked about; ``short``: with short names of places and players.
 */
export interface Choice {
    move: string;
    text: string;
    short: string;
}
/**
 * Undoing
 * @description What ``POST /api/undo`` takes back now.
 *
 *         ``number`` goes with the request; it is another one as soon as something else would be taken back.
 *         ``seat``: whose doing it is. ``slip``: the phone that told it, as ``tap``
 *         of its answer, need not be asked whether it is sure.
 */
export interface Undoing {
    number: number;
    seat: string;
    slip: boolean;
}
/**
 * Offer
 * @description Take back by hand? The turns from ``number`` on; then ``seat`` has its number ``die`` again.
 *
 *         So many ``turns`` would be taken back. ``seats`` are those whose turns these are: all of them together, or
 *         the host, may say yes.
 */
export interface Offer {
    number: number;
    turns: number;
    seat: string;
    die: number | null;
    seats: string[];
    text: string;
}
/**
 * Whose
 * @description Whose pieces are they? Spot -> kind that should stand there; ``mixed``: somebody says they do not.
 */
export interface Whose {
    spots: {
        [key: string]: string;
    };
    mixed: boolean;
    text: string;
}
/**
 * Setup
 * @description How the board differs from what it should show; ``wrong_side`` is the variant that lies up instead.
 *
 *         ``sensor``: a sensor or two may be the reason, so that somebody may say that the board is right.
 */
export interface Setup {
    missing: string[];
    surplus: string[];
    turned: boolean;
    wrong_side: string;
    sensor: boolean;
    text: string;
}
/**
 * Accept
 * @description Whether what stands on the board could be accepted, and what would count then, or why it cannot.
 */
export interface Accept {
    can: boolean;
    text: string;
}
/**
 * Meant
 * @description The board stands as after other turns than the last one; ``turns`` are those it may have been.
 */
export interface Meant {
    text: string;
    turns: Choice[];
}
/**
 * Proposal
 * @description An overruling that all seats are asked to agree to; ``position`` has the keys of notation.md.
 */
export interface Proposal {
    what: string;
    text: string;
    agreed: string[];
    waiting: string[];
    position: {
        [key: string]: unknown;
    };
}
/**
 * RollState
 * @description The die of the game: its faces, the commitment of the next roll, and what it showed last.
 */
export interface RollState {
    faces: number[];
    commitment: string;
    last: LastRoll | null;
}
/**
 * LastRoll
 * @description The last number of the die: ``count`` numbers them; ``how`` is ``rolled`` or ``told``.
 */
export interface LastRoll {
    count: number;
    seat: string;
    die: number;
    how: string;
    back: boolean;
}
/**
 * DieLine
 * @description A die with a radio: whose it is (no seats: everybody's), and what there is to say of it, or empty.
 */
export interface DieLine {
    name: string;
    seats: string[];
    up: boolean;
    battery: number | null;
    text: string;
}
/**
 * SourceLine
 * @description A device beside the board that says a word of the game, and what there is to say of it, or empty.
 */
export interface SourceLine {
    name: string;
    word: string;
    up: boolean;
    text: string;
}
/**
 * Paused
 * @description The game pauses since ``since_ms`` (on the clock of ``at_ms``), by whom: ``by``.
 *
 *         ``by``: ``page``, ``button``, ``broker`` or ``idle``.
 */
export interface Paused {
    by: string;
    since_ms: number;
    text: string;
}
/**
 * Fault
 * @description Sensors that are not believed for now: what it means (``text``), and what to do (``remedy``).
 */
export interface Fault {
    kind: string;
    spots: string[];
    text: string;
    remedy: string;
}
/**
 * Seal
 * @description The seal of what is drawn, and its text once the game is over.
 */
export interface Seal {
    commitment: string;
    opened: string;
}
/**
 * AidLine
 * @description A help that the table may switch while it plays: its key, a few words, a short sentence.
 */
export interface AidLine {
    aid: string;
    name: string;
    hint: string;
    on: boolean;
}
/**
 * Idea
 * @description A good turn for ``seat``, which wants ideas (keys of `Move`); ``turn`` tells it, ``text`` says why.
 *
 *         Without a ``text``: the turn that the companion wants of its seat.
 */
export interface Idea {
    seat: string;
    move: string;
    from: string;
    to: string;
    place: string;
    turn: string;
    text: string;
}
/**
 * LessonNow
 * @description The card that a first game tells ``seat`` now; its picture is that of the card ``when`` of the page.
 *
 *         ``rule``: the first that it explains, for the address of its page. ``caption`` says for whom it is new,
 *         ``known`` and ``off`` stand on the keys that skip it, and all.
 */
export interface LessonNow {
    seat: string;
    when: string;
    title: string;
    text: string;
    rule: string;
    caption: string;
    known: string;
    off: string;
}
/**
 * Cheer
 * @description A kind word to ``seat`` about what has just happened.
 */
export interface Cheer {
    seat: string;
    text: string;
}
/**
 * PastInShort
 * @description The finished turns in short: so many, in so many lines of ``GET /api/history``, the last with this tag.
 *
 *         ``played`` is the last line that somebody has played, not drawn by the companion.
 */
export interface PastInShort {
    turns: number;
    lines: number;
    tag: string;
    last: Past | null;
    played: Past | null;
    taken: Taken[];
}
/**
 * Past
 * @description A finished turn; of an overruling (``how`` is ``overruled``) also what, by whom, in whose place.
 *
 *         ``tag`` stands for this line and all before it, in its language.
 */
export interface Past {
    number: number;
    seat: string;
    die: number;
    move: string;
    how: string;
    captured: string;
    barricade: boolean;
    won: boolean;
    text: string;
    /** @default true */
    ends: boolean;
    /** @default [] */
    deeds: {
        [key: string]: string;
    }[];
    /** @default  */
    what: string;
    /** @default [] */
    by: string[];
    /** @default 0 */
    replaces: number;
    /** @default [] */
    undone: number[];
    /** @default  */
    tag: string;
}
/**
 * Taken
 * @description What a seat has captured and lost so far, and how many barricades it has moved.
 */
export interface Taken {
    seat: string;
    captured: number;
    lost: number;
    barricades: number;
}
/**
 * Spoken
 * @description One thing to say aloud, once for each ``mark``; the newest ``of`` its kind counts.
 *
 *         ``of`` is ``moment``, ``cheer``, ``question``, ``awaiting``, ``idea`` or ``step``. ``seat``: whom it is
 *         about, or empty. ``text`` is for a phone with a voice of its own. ``urgent`` interrupts what is
 *         being said.
 *         ``clips`` are names of recordings (``/static/clips/<language>/<clip>.mp3``) that together say it without
 *         names; ``sound`` is ``turn``, ``legal``, ``captured``, ``barricade``, ``illegal``, ``question``,
 *         ``win`` or empty; ``after_ms``: only if it still stands after that time.
 */
export interface Spoken {
    of: string;
    mark: string;
    seat: string;
    text: string;
    clips: string[];
    sound: string;
    urgent: boolean;
    after_ms: number;
}
/**
 * Lamp
 * @description One light.
 */
export interface Lamp {
    colour: string;
    pattern: string;
}
/**
 * Link
 * @description The board's connection; ``since_ms`` is on the clock of ``at_ms``; ``needed``: by this game.
 */
export interface Link {
    up: boolean;
    needed: boolean;
    since_ms: number;
    devices: Device[];
}
/**
 * Device
 * @description One microcontroller. While it is lost: ``why``, and ``text``, the same as a sentence for the table.
 */
export interface Device {
    device: string;
    up: boolean;
    firmware: string;
    why: string;
    text: string;
}
/**
 * Journal
 * @description Whether turns are stored.
 */
export interface Journal {
    ok: boolean;
    saving: boolean;
}
/**
 * CareNow
 * @description How loud sounds and how bright lights are now, in percent; ``quiet``: quiet hours are in force.
 */
export interface CareNow {
    volume: number;
    quiet: boolean;
    brightness: number;
}
/**
 * HouseNow
 * @description The house: ``guests``: whoever looks on may begin a game now; ``animals`` are players' names.
 */
export interface HouseNow {
    guests: boolean;
    animals: boolean;
}
/**
 * HallLines
 * @description The hall, where many tables are seen.
 *
 *         ``there``: whether it can be called. ``calls``: this table asks somebody to come. ``lines``: what all
 *         at the table is told, as sentences.
 */
export interface HallLines {
    there: boolean;
    calls: boolean;
    lines: string[];
}
/**
 * HostNews
 * @description What all screens tell of hosts.
 *
 *         ``asks``: a phone wants to become host; ``waits``: hosts are to say whether; ``made`` counts new hosts
 *         since the start; ``lines`` are sentences for everybody.
 */
export interface HostNews {
    asks: boolean;
    waits: boolean;
    made: number;
    lines: string[];
}
/**
 * History
 * @description The lines after number ``after``.
 *
 *         ``after_tag`` is the tag of the last line up to that number, ``tag`` that of the last line of all.
 */
export interface History {
    game_id: number | null;
    after: number;
    after_tag: string;
    tag: string;
    lines: Past[];
}
/**
 * Move
 * @description One legal turn: ``from`` is a field or a pool, ``place`` where a barricade goes, else empty.
 *
 *         ``to_go``: how many fields it leaves to the goal, 0 on it; null where the game cannot tell.
 */
export interface Move {
    move: string;
    from: string;
    to: string;
    kind: string;
    text: string;
    /** @default  */
    place: string;
    /** @default null */
    to_go: number | null;
}
/**
 * RollLine
 * @description A number with its proof; ``checked`` is null where the companion did not roll.
 */
export interface RollLine {
    count: number;
    seat: string;
    die: number;
    how: string;
    back: boolean;
    secret: string;
    share: string;
    commitment: string;
    checked: boolean | null;
}
/**
 * Drawn
 * @description Something that the companion drew as input ``number``; ``right``: it follows from the lot.
 */
export interface Drawn {
    number: number;
    text: string;
    value: string;
    values: string[];
    right: boolean;
}
/**
 * ShelfLine
 * @description What can be played, and what cannot.
 */
export interface ShelfLine {
    games: BoxLine[];
    away: AwayLine[];
}
/**
 * BoxLine
 * @description A game; ``begins`` says who usually begins.
 */
export interface BoxLine {
    game: string;
    name: string;
    hint: string;
    begins: string;
    editions: EditionLine[];
}
/**
 * EditionLine
 * @description A variant; ``away`` says why it cannot be played at this table, empty where it can.
 *
 *         ``bare``: its board has sensors here, and it can be played without them, too. ``unwalked`` says that
 *         nobody has walked its board yet, empty where somebody has. ``levels``: the weakest first; none where the
 *         companion cannot play. ``explained``: a page tells how it is played.
 */
export interface EditionLine {
    variant: string;
    name: string;
    hint: string;
    seats: string[];
    fewest: number;
    most: number;
    rules: RuleLine[];
    handicap: HandicapLine | null;
    pieces: {
        [key: string]: string;
    };
    signs: SignLine[];
    away: string;
    bare: boolean;
    unwalked: string;
    facts: FactLine[];
    levels: LevelLine[];
    pictured: PicturedLine[];
    explained: boolean;
}
/**
 * RuleLine
 * @description A house rule; the first of ``values`` is usual. Without ``says`` the two are a switch, off and on.
 *
 *         ``main``: it is chosen first.
 */
export interface RuleLine {
    key: string;
    name: string;
    hint: string;
    values: (boolean | number | string)[];
    says: string[];
    main: boolean;
}
/**
 * HandicapLine
 * @description A number that may be smaller than ``most`` for a seat.
 */
export interface HandicapLine {
    name: string;
    hint: string;
    least: number;
    most: number;
}
/**
 * FactLine
 * @description Something printed on the board; ``told`` by this table, null where it has not looked yet.
 *
 *         A number from ``least`` to ``most``, or one of ``values`` for each place; the first ``fixed`` stay.
 */
export interface FactLine {
    key: string;
    name: string;
    hint: string;
    usual: number | string[];
    told: number | string[] | null;
    least: number;
    most: number;
    values: string[];
    says: string[];
    places: string[];
    fixed: number;
}
/**
 * LevelLine
 * @description How strongly the companion can play, and what that is called.
 */
export interface LevelLine {
    level: string;
    name: string;
}
/**
 * PicturedLine
 * @description Something printed on the board that is told by pictures; ``told`` as a list, null before.
 *
 *         ``how``: ``each`` (a value for each spot), ``order`` (of the spots) or ``some`` (of the values, ``least``
 *         at least). ``pictures`` are paths in a box of 24.
 */
export interface PicturedLine {
    key: string;
    name: string;
    hint: string;
    how: string;
    told: string[] | null;
    spots: string[];
    values: string[];
    says: string[];
    pictures: string[];
    least: number;
}
/**
 * AwayLine
 * @description A game that is installed and cannot be used now, and why.
 */
export interface AwayLine {
    game: string;
    text: string;
}
/**
 * Tile
 * @description A board that can be played here, as a large picture: set up, drawn without words.
 *
 *         ``name`` is the game's, ``edition`` the variant's.
 */
export interface Tile {
    game: string;
    variant: string;
    name: string;
    edition: string;
    pieces: {
        [key: string]: string;
    };
    signs: SignLine[];
    board: Geometry;
}
/**
 * Geometry
 * @description A board in field widths, y upwards; ``edges`` are pairs of numbers in ``spots``.
 *
 *         ``track`` are the corners of a track of steps that is drawn round it; empty where there is none.
 *         ``art`` is how it is drawn.
 *         ``explained`` are the ids of the rules that the page of this board explains; none where it has no page.
 */
export interface Geometry {
    game: string;
    variant: string;
    spots: Spot[];
    edges: [
        number,
        number
    ][];
    marks: {
        [key: string]: string[];
    };
    pools: Pool[];
    kinds: {
        [key: string]: string;
    };
    track: [
        number,
        number
    ][];
    art: Art;
    explained: string[];
}
/**
 * Spot
 * @description A place for a piece; ``pool`` is the pool it belongs to, or null; ``text`` says where it is.
 *
 *         ``short`` says it in a few words to somebody who sees the picture; ``text`` is for ears.
 */
export interface Spot {
    name: string;
    x: number;
    y: number;
    pool: string | null;
    text: string;
    short: string;
}
/**
 * Pool
 * @description Places that are worth the same; ``kind`` is the seat whose pawns stand there, or null for several.
 */
export interface Pool {
    name: string;
    kind: string | null;
    spots: string[];
}
/**
 * Art
 * @description Colours by name (``#rrggbb``), parts by name, and bands: a mark's ways, underlaid with this colour.
 */
export interface Art {
    colours: {
        [key: string]: string;
    };
    parts: {
        [key: string]: {
            [key: string]: string;
        }[];
    };
    bands: {
        [key: string]: string;
    };
}
/**
 * Join
 * @description How phones get here: addresses, and the first of them as a QR code (SVG).
 */
export interface Join {
    name: string;
    urls: string[];
    qr_svg: string;
}
/**
 * HostCodeShown
 * @description The host code in two groups, and the address that makes whoever opens it host.
 */
export interface HostCodeShown {
    code: string;
    address: string;
}
/**
 * Me
 * @description What this browser is. ``claimed`` are the seats that some browser holds.
 *
 *         ``changed``: how often a seat has come to another browser in this game.
 *
 *         ``speaks``: it says aloud what happens; ``voice`` is ``here``, ``other`` (another one speaks) or ``free``.
 *         ``fresh_s``: so many seconds a host may still do what cannot be undone.
 *         ``children``: the seats that children play, by pictures.
 *         ``figures``: what figures are called and look like, by seat and number (``green:2``).
 *         ``as_of``: which change of roles it knows, as the stream's event `roles` tells it.
 */
export interface Me {
    host: boolean;
    seats: string[];
    csrf: string;
    claimed: string[];
    /** @default false */
    speaks: boolean;
    /** @default free */
    voice: string;
    /** @default {} */
    changed: {
        [key: string]: number;
    };
    /** @default 0 */
    fresh_s: number;
    /** @default  */
    as_of: string;
    /** @default [] */
    children: string[];
    /** @default {} */
    figures: {
        [key: string]: FigureShown;
    };
}
/**
 * FigureShown
 * @description What a figure on the table is called, and which photo it has: 0 where there is none.
 */
export interface FigureShown {
    name: string;
    photo: number;
}
/**
 * MySeat
 * @description What a seat alone may see (``told``) and say (``awaited``, its secret inputs among them).
 */
export interface MySeat {
    seat: string;
    told: MyLine[];
    awaited: MyInput[];
}
/**
 * MyLine
 * @description One line for one seat; ``about`` is its heading, ``now``: it belongs to what the seat is asked now.
 */
export interface MyLine {
    text: string;
    about: string;
    now: boolean;
}
/**
 * MyInput
 * @description What this seat may say; where ``most`` is not 0 a text of its own, or one of ``values`` instead.
 *
 *         ``send`` stands on the button that hands the text in; ``listed``: ``GET /api/texts/{word}`` has texts to
 *         choose from, and ``only`` those are taken. ``secret``: not everybody learns the value; ``calls``: the seat
 *         should look at its page for it.
 */
export interface MyInput {
    word: string;
    seats: string[];
    source: string;
    values: AwaitedValue[];
    text: string;
    /** @default 0 */
    most: number;
    /** @default false */
    own: boolean;
    /** @default  */
    verb: string;
    /** @default false */
    secret: boolean;
    /** @default false */
    calls: boolean;
    /** @default  */
    send: string;
    /** @default false */
    listed: boolean;
    /** @default false */
    only: boolean;
}
/**
 * TextList
 * @description Texts to choose from.
 */
export interface TextList {
    name: string;
    texts: string[];
}
/**
 * Table
 * @description The virtual board: spots with a magnet, and lamps by spot.
 */
export interface Table {
    magnets: string[];
    lamps: {
        [key: string]: Lamp;
    };
}
/**
 * Rev
 * @description The revision of the state after the command; the event stream's id.
 *
 *         ``tap``: what of it can be taken back.
 */
export interface Rev {
    rev: number;
    /** @default null */
    tap: Tap | null;
}
/**
 * Tap
 * @description What a command did that can be taken back: `undo.number` of the state, and the game.
 */
export interface Tap {
    game_id: number | null;
    number: number;
}
/**
 * ProofState
 * @description A request to become host: what this browser's person is to do at the board, and how it stands.
 *
 *         ``state``: ``asks``, ``done``, ``waits`` (for a host's word) or ``refused``. ``steps`` are empty where too
 *         few pieces stand on the board. ``button``: what to do with a button beside it. ``spot``: the first one.
 */
export interface ProofState {
    proof_id: string;
    spot: string;
    text: string;
    steps: GestureStep[];
    button: string[];
    until_s: number;
    state: string;
    done: boolean;
}
/**
 * GestureStep
 * @description One step of a gesture: which piece, and what to do with it.
 */
export interface GestureStep {
    spot: string;
    text: string;
}
/**
 * HostList
 * @description All hosts, oldest first, and who waits.
 */
export interface HostList {
    hosts: HostLine[];
    waiting: WaitingLine[];
}
/**
 * HostLine
 * @description A host: ``this`` browser or another, ``here`` while its page is open.
 */
export interface HostLine {
    number: number;
    this: boolean;
    device: string;
    how: string;
    since: string;
    here: boolean;
}
/**
 * WaitingLine
 * @description A phone that has made its gesture and waits for a host's word.
 */
export interface WaitingLine {
    proof_id: string;
    until_s: number;
}
/**
 * Correction
 * @description Something said that may have been something else: ``text`` tells what was heard, ``values`` the rest.
 *
 *         ``number`` is that of the input; of a number of the die, that of the first input made with it.
 */
export interface Correction {
    number: number;
    seat: string;
    text: string;
    values: AwaitedValue[];
}
/**
 * Maze
 * @description How walls stand: ``ok`` where a game can begin like this, ``text`` what is wrong, ``cut_off`` fields.
 *
 *         ``most`` walls may stand in ``slots``. Nothing of it is kept.
 */
export interface Maze {
    game: string;
    variant: string;
    most: number;
    slots: Slot[];
    walls: string[];
    ok: boolean;
    text: string;
    cut_off: string[];
}
/**
 * Slot
 * @description A place for a wall, and where it is in words.
 */
export interface Slot {
    name: string;
    text: string;
}
/**
 * HowToPlay
 * @description All cards of one board, in their order; ``played``: those of the house rules of the game in play.
 */
export interface HowToPlay {
    game: string;
    variant: string;
    title: string;
    played: boolean;
    lessons: LessonLine[];
}
/**
 * LessonLine
 * @description One card.
 *
 *         ``rules`` are the ids of what it explains. ``house_rule``: its name where it holds with one alone, else
 *         empty. ``when``: a first game tells it once this comes up; may be empty. ``around``: spots that the
 *         picture must show; empty: the whole board.
 */
export interface LessonLine {
    title: string;
    text: string;
    rules: string[];
    when: string;
    house_rule: string;
    seat: string;
    die: number | null;
    pieces: {
        [key: string]: string;
    };
    signs: SignLine[];
    ways: WayLine[];
    told: ToldLine[];
    around: string[];
}
/**
 * WayLine
 * @description Where a piece goes; one end is empty where that is beside the board. ``right``: it may go so.
 */
export interface WayLine {
    from: string;
    to: string;
    right: boolean;
}
/**
 * ToldLine
 * @description Something done in a picture in words, and whether it is right; ``drawn``: the picture shows it, too.
 */
export interface ToldLine {
    text: string;
    right: boolean;
    drawn: boolean;
}
/**
 * Check
 * @description The bench: ``on`` is the board being checked, ``refused`` why nothing can be checked now.
 */
export interface Check {
    rev: number;
    boards: CheckBoard[];
    on: string | null;
    refused: string | null;
    walk: CheckWalk | null;
    test: CheckTest | null;
}
/**
 * CheckBoard
 * @description A board that can be checked; ``kept`` is kind of walk -> spots done of one that was left.
 *
 *         Kinds are ``lines``, ``lights`` and ``learn`` (lines learned). ``lights`` is how many spots have a light.
 *         ``proven`` is how many spots a walk has been to.
 */
export interface CheckBoard {
    name: string;
    game: string;
    variant: string;
    title: string;
    spots: number;
    lights: number;
    devices: Device[];
    kept: {
        [key: string]: number;
    };
    proven: number;
}
/**
 * CheckWalk
 * @description A walk in progress.
 *
 *         ``phase`` is ``unseen``, ``clear``, ``waiting``, ``resting`` or ``done``; ``spot`` is where the magnet
 *         shall go (null while that is to be found out, or nothing is asked), ``results`` is spot -> ``good``,
 *         ``bad`` or ``skipped``.
 */
export interface CheckWalk {
    kind: string;
    learn: boolean;
    phase: string;
    spot: string | null;
    number: number;
    done: number;
    count: number;
    say: string;
    hint: string | null;
    lights: {
        [key: string]: Lamp;
    };
    results: {
        [key: string]: string;
    };
    findings: Found[];
    offer: string | null;
    guessed: string | null;
    can_write: boolean;
    written: string[];
}
/**
 * Found
 * @description One thing that is not as it should be; ``kind`` as in ``companion/bench/findings.py``.
 */
export interface Found {
    kind: string;
    spots: string[];
    text: string;
}
/**
 * CheckTest
 * @description A piece test in progress: ``number`` of ``count`` placings; verdicts oldest first.
 */
export interface CheckTest {
    phase: string;
    spot: string;
    number: number;
    count: number;
    say: string;
    hint: string | null;
    lights: {
        [key: string]: Lamp;
    };
    verdicts: PieceVerdict[];
}
/**
 * PieceVerdict
 * @description What a piece is worth: ``good``, ``weak`` or ``none``; ``pole`` is null where nobody can tell.
 */
export interface PieceVerdict {
    verdict: string;
    text: string;
    pole: string | null;
}
/**
 * CheckSensors
 * @description All lines of a board; ``up`` is false while no device reports.
 */
export interface CheckSensors {
    board: string;
    up: boolean;
    lines: SensorLine[];
}
/**
 * SensorLine
 * @description One line: its spot (empty where it has none), and whether it changes faster than a hand.
 *
 *         ``believed`` is what the game in play takes to be there, null where none is in play on this board;
 *         ``masked``: it does not trust the sensor now.
 */
export interface SensorLine {
    line: string;
    spot: string;
    on: boolean;
    changes: number;
    restless: boolean;
    north: boolean | null;
    field: number | null;
    /** @default null */
    believed: boolean | null;
    /** @default false */
    masked: boolean;
}
/**
 * CareState
 * @description Everything on the page of the care.
 *
 *         ``now`` is what counts now; ``time`` what the table's clock shows (null where nobody knows it), ``told``
 *         whether a phone has told it; ``lights``: what there is to say of them, ``sounds`` likewise (empty
 *         where nothing); ``losses``: what damage has cost, until a host has seen it; ``well``: whether all is, and
 *         ``health`` why not, in sentences; ``again``: whoever played the last game may begin it once more;
 *         ``ways``: of this house, ``kinds``: of houses, to choose from.
 */
export interface CareState {
    brightness: number;
    volume: number;
    quiet: boolean;
    quiet_from: string;
    quiet_to: string;
    quiet_brightness: number;
    quiet_volume: number;
    again: boolean;
    ways: VenueWays;
    kinds: CareKind[];
    now: CareNow;
    time: string | null;
    told: boolean;
    lights: string;
    sounds: string;
    links: CareLink[];
    room: CareRoom;
    restoring: CareRestoring;
    copies: CareCopies;
    losses: CareLoss[];
    firmware: CareFirmware[];
    well: boolean;
    health: string[];
    version: string;
    python: string;
}
/**
 * VenueWays
 * @description How a venue goes about its tables.
 *
 *         Args:
 *             kind: `HOME`, `CLUB`, `SCHOOL` or `CAFE`.
 *             guests: whoever looks on may begin a game while nobody plays.
 *             code_only: the code alone makes a browser host; nothing that is done at the board.
 *             animals: players are called by animals, and type no names.
 *             forgets_soon: after a game, or half an hour without a touch, seats and names are forgotten.
 *             forgets_daily: games, seats and names of the day before are deleted.
 */
export interface VenueWays {
    /** @default home */
    kind: string;
    /** @default false */
    guests: boolean;
    /** @default false */
    code_only: boolean;
    /** @default false */
    animals: boolean;
    /** @default false */
    forgets_soon: boolean;
    /** @default false */
    forgets_daily: boolean;
}
/**
 * CareKind
 * @description A kind of house, and in plain words what it sets.
 */
export interface CareKind {
    kind: string;
    name: string;
    text: string;
}
/**
 * CareLink
 * @description How one device's link did in the last ``minutes``.
 *
 *         ``grade`` is ``good``, ``weak``, ``bad``, ``lost`` or ``new``; the numbers are null where there is no
 *         wire; ``trip_ms`` is the mean time of an answer, null while none was measured. ``text`` says it in words.
 */
export interface CareLink {
    device: string;
    grade: string;
    text: string;
    firmware: string;
    minutes: number;
    frames: number | null;
    damaged: number | null;
    missed: number | null;
    repeats: number | null;
    reconnects: number;
    trip_ms: number | null;
}
/**
 * CareRoom
 * @description The room for games: bytes that are left (null where that cannot be known), ``ok``, and in words.
 */
export interface CareRoom {
    free: number | null;
    ok: boolean;
    text: string;
}
/**
 * CareRestoring
 * @description How bringing back a backup stands.
 *
 *         ``phase`` is ``idle``, ``checking``, ``storing``, ``done`` or ``failed``; ``done`` of ``count`` games are
 *         through; ``came`` were stored, ``had`` were here already.
 */
export interface CareRestoring {
    phase: string;
    done: number;
    count: number;
    came: number;
    had: number;
    text: string;
}
/**
 * CareCopies
 * @description All copies that can be reached, the newest first; all sticks that are known; what there is to say.
 */
export interface CareCopies {
    lines: CareCopy[];
    sticks: CareStick[];
    text: string;
}
/**
 * CareCopy
 * @description A copy of the journal that made itself.
 *
 *         ``place`` is 0 for the card, else the number of a stick; ``date`` is empty where nobody knew it;
 *         ``update``: made before one; ``whole``: whether it read back whole, null: not looked at yet; ``games`` and
 *         ``until`` (when its last entry was made) are null and empty then; ``title`` and ``text`` say it in words.
 */
export interface CareCopy {
    name: string;
    place: number;
    date: string;
    update: boolean;
    size: number;
    whole: boolean | null;
    games: number | null;
    until: string;
    title: string;
    text: string;
}
/**
 * CareStick
 * @description A stick that has had copies; ``holds``: still something that was forgotten, and ``text`` says so.
 */
export interface CareStick {
    number: number;
    here: boolean;
    seen: string;
    holds: boolean;
    text: string;
}
/**
 * CareLoss
 * @description What was lost or set aside and nobody has seen yet.
 *
 *         ``what`` is ``file``, ``game``, ``foreign``, ``newer`` or ``update``; ``game_id`` is 0 where it is no
 *         game; ``aside`` names the file that is kept; ``text`` says it in words.
 */
export interface CareLoss {
    what: string;
    game_id: number;
    found: string;
    aside: string;
    text: string;
}
/**
 * CareFirmware
 * @description The program of one device.
 *
 *         ``now`` is what runs there, ``new`` what comes along, ``kept`` what was there before; all may be empty.
 *         ``stage`` is empty, ``asking``, ``finding``, ``reading``, ``writing``, ``verifying``, ``proving``,
 *         ``done`` or ``failed``, and ``percent`` how much of it is done; ``fresh``: what runs is what comes
 *         along; ``text`` says it in words.
 */
export interface CareFirmware {
    device: string;
    now: string;
    new: string;
    kept: string;
    stage: string;
    percent: number;
    fresh: boolean;
    text: string;
}
/**
 * UpdatesState
 * @description How updates stand.
 *
 *         ``version`` runs, ``kept`` is the way back (empty: none); ``can``: whether this page can update;
 *         ``phase`` is ``none``, ``asked``, ``looking``, ``checking``, ``installing``, ``back``, ``idle``, ``done``
 *         or ``failed``; ``step`` of ``steps`` are done; ``troubles``: why a place could not be looked at;
 *         ``address``: where a host wants them looked for, too.
 */
export interface UpdatesState {
    version: string;
    kept: string;
    can: boolean;
    phase: string;
    busy: boolean;
    step: number;
    steps: number;
    text: string;
    found: UpdateFound[];
    troubles: string[];
    address: string;
}
/**
 * UpdateFound
 * @description A newer version, where it lies in words, and what is new in it (English).
 */
export interface UpdateFound {
    version: string;
    place: string;
    news: string[];
}
/**
 * Nothing
 * @description An empty object.
 */
Nothing: Record<string, never>;
/**
 * BrokerState
 * @description How it stands.
 *
 *         ``on``: whether a broker is told; ``has_password``: whether one is kept, which is never shown; ``fixed``:
 *         the configuration's file says all this; ``stands``: ``off``, ``connected``, ``connecting``, or why there
 *         is no connection; ``text`` says it in words; ``can_search``: whether `POST /api/house/search` finds any;
 *         ``found``: what it has found, else null.
 */
export interface BrokerState {
    on: boolean;
    host: string;
    port: number;
    user: string;
    has_password: boolean;
    tls: boolean;
    names: boolean;
    commands: boolean;
    fixed: boolean;
    stands: string;
    text: string[];
    can_search: boolean;
    /** @default null */
    found: BrokerFound[] | null;
}
/**
 * BrokerFound
 * @description A broker that tells of itself in the home network.
 */
export interface BrokerFound {
    name: string;
    host: string;
    port: number;
    tls: boolean;
}
/**
 * HallHereState
 * @description How it stands.
 *
 *         ``stands``: ``off``, ``running``, ``starting``, ``taken``, ``no-mosquitto`` or ``no-hall``; ``text`` in
 *         words; ``page_port``: of the hall's page; ``host_code`` of the hall; ``code`` lets one board join for
 *         ``left_s`` more seconds, empty where there is none; ``board``: the identity of this one, which another
 *         board has, too, where ``twice``.
 */
export interface HallHereState {
    stands: string;
    text: string[];
    page_port: number;
    host_code: string;
    code: string;
    left_s: number;
    members: HallMember[];
    /** @default  */
    board: string;
    /** @default false */
    twice: boolean;
}
/**
 * HallMember
 * @description A board that has joined.
 */
export interface HallMember {
    board: string;
    title: string;
}
/**
 * BrokerAccess
 * @description What a board needs to tell the hall's broker.
 */
export interface BrokerAccess {
    port: number;
    user: string;
    password: string;
}
/**
 * GameLine
 * @description A stored game; ``state`` is ``playing``, ``won`` or ``ended``, ``seats`` those that began.
 *
 *         ``title`` says in words which game it is, ``who`` how each seat is called; ``computer``: seat -> level,
 *         where the companion played last.
 *
 *         ``doubtful``: the clock was wrong then; ``imported``: read from text.
 */
export interface GameLine {
    game_id: number;
    game: string;
    variant: string;
    title: string;
    names: {
        [key: string]: string;
    };
    state: string;
    turns: number;
    started: string;
    winner: string;
    seats: string[];
    imported: boolean;
    doubtful: boolean;
    computer: {
        [key: string]: string;
    };
    who: {
        [key: string]: string;
    };
}
/**
 * StoredStory
 * @description A stored game: what to begin with, and each step. ``start`` has the keys of notation.md, part 3.
 *
 *         ``without``: spots of its board that it did not use. ``left_out``: so many steps at the end are not told,
 *         since there are too many.
 */
export interface StoredStory {
    game_id: number;
    game: string;
    variant: string;
    title: string;
    started: string;
    imported: boolean;
    doubtful: boolean;
    over: boolean;
    winners: string[];
    result: string;
    seats: StoredSeat[];
    without: string[];
    start: {
        [key: string]: unknown;
    };
    steps: StoredStep[];
    left_out: number;
    statistics: GameStatistics;
}
/**
 * StoredSeat
 * @description A seat that played, in order round the table; ``who`` says it in words.
 */
export interface StoredSeat {
    seat: string;
    name: string;
    mark: string;
    who: string;
}
/**
 * StoredStep
 * @description One thing that happened; ``change`` turns the position before into the one after.
 *
 *         ``kind`` is ``turn``, ``heard`` (one input of a turn), ``pass``, ``overruled``, ``undo``, ``leave``,
 *         ``handover`` or ``end``; ``gone`` is ``undone`` or ``replaced`` where a turn counts no more. ``turn``
 *         is in which turn it was, ``ends`` whether that ended. In ``change`` an object of the position holds only
 *         the keys that differ, null for one that is gone; anything else stands there whole.
 */
export interface StoredStep {
    kind: string;
    number: number;
    seat: string;
    die: number;
    move: string;
    text: string;
    gone: string;
    turn: number;
    ends: boolean;
    took_ms: number | null;
    change: {
        [key: string]: unknown;
    };
}
/**
 * GameStatistics
 * @description Statistics of one game.
 */
export interface GameStatistics {
    players: PlayerLine[];
    leads: number;
    evening: Evening | null;
    dice: ThrowsLine[];
}
/**
 * PlayerLine
 * @description What is counted of a player, as numbers and as sentences; a sentence is empty where nothing is known.
 *
 *         ``mean`` is the mean number of the die, ``share`` half of what it is of a fair die's: 0.5 is as fair.
 */
export interface PlayerLine {
    seat: string;
    name: string;
    who: string;
    games: number;
    won: number;
    turns: number;
    passes: number;
    numbers: NumberLine[];
    mean: string;
    share: number | null;
    luck: string;
    deeds: Deed[];
    pace: string;
    longest: string;
    waited: string;
    longest_wait: string;
    kind: string;
}
/**
 * NumberLine
 * @description How often a number of the die came.
 */
export interface NumberLine {
    number: number;
    count: number;
}
/**
 * Deed
 * @description How often a player did something that counts.
 */
export interface Deed {
    what: string;
    label: string;
    count: number;
}
/**
 * Evening
 * @description The turn of the evening: its place in ``steps``, and what happened.
 */
export interface Evening {
    step: number;
    text: string;
}
/**
 * ThrowsLine
 * @description How often each number came from one source, and what that tells.
 */
export interface ThrowsLine {
    how: string;
    label: string;
    numbers: NumberLine[];
    text: string;
}
/**
 * GameReview
 * @description A game looked back on.
 *
 *         ``weighed`` of ``turns`` are in so far: ask again for the rest, and all else. No turns: nothing will be
 *         told. ``decided``: what decided the game, in clear cases. ``own``: the seats of this browser there.
 */
export interface GameReview {
    weighed: number;
    turns: number;
    /** @default [] */
    curve: CurvePoint[];
    /** @default null */
    turning: Evening | null;
    /** @default [] */
    decisions: GoodDecision[];
    /** @default [] */
    seats: ReviewLine[];
    /** @default  */
    decided: string;
    /** @default [] */
    own: string[];
}
/**
 * CurvePoint
 * @description How likely each seat was to win after a step (its place in ``steps``; -1: at the start).
 */
export interface CurvePoint {
    step: number;
    chances: {
        [key: string]: number;
    };
}
/**
 * GoodDecision
 * @description A good decision of a seat: its place in ``steps``, what was done, and what it was worth.
 */
export interface GoodDecision {
    seat: string;
    step: number;
    text: string;
    worth: string;
}
/**
 * ReviewLine
 * @description What is told of one seat: how long it was ahead, and what its numbers were worth when it mattered.
 */
export interface ReviewLine {
    seat: string;
    who: string;
    ahead: string;
    luck: string;
}
/**
 * SeatReview
 * @description What else a seat could have done, in order; ``weighed`` of ``turns`` are in so far: ask again.
 */
export interface SeatReview {
    weighed: number;
    turns: number;
    /** @default [] */
    others: OtherTurn[];
}
/**
 * OtherTurn
 * @description What else could have been done: the step's place in ``steps`` and its text; the other turn as notation.
 *
 *         ``other`` tells it in words, ``worth`` what it would have won.
 */
export interface OtherTurn {
    step: number;
    text: string;
    move: string;
    other: string;
    worth: string;
}
/**
 * AllStatistics
 * @description Statistics over many games, by name; ``counted`` of ``games`` are in so far: ask again for the rest.
 */
export interface AllStatistics {
    games: number;
    counted: number;
    players: PlayerLine[];
    dice: ThrowsLine[];
}
/**
 * StoredId
 * @description The number of the game that was stored.
 */
export interface StoredId {
    game_id: number;
}
/**
 * ForgottenCount
 * @description What became of something that was forgotten or deleted.
 *
 *         ``forgotten``: from how many places of the journal it was taken; ``deleted_copies``: copies that could not
 *         be cleaned; ``held``: sticks that are away and hold it still; ``told``: the last two in sentences.
 */
export interface ForgottenCount {
    forgotten: number;
    deleted_copies: number;
    held: HeldBy[];
    told: string[];
}
/**
 * HeldBy
 * @description A stick that still holds what was forgotten: its number, and when it was last here (a date or "").
 */
export interface HeldBy {
    stick: number;
    seen: string;
}
/**
 * Roll
 * @description The number of the die; without it the companion rolls, with this browser's share in the chance.
 */
export interface Roll {
    /** @default null */
    number?: number | null;
    /** @default null */
    share?: string | null;
    /** @default null */
    commitment?: string | null;
}
/**
 * Given
 * @description One input of ``awaited`` in the state, and whose it is; without a seat, of this browser's own.
 */
export interface Given {
    /** @description the text of an input, for example "call:red" */
    input: string;
    /** @default null */
    seat?: string | null;
}
/**
 * Answer
 * @description One of the moves asked about, or ``none``.
 */
export interface Answer {
    /** @description the text of a move, for example "house-c1" */
    move: string;
}
/**
 * Turn
 * @description A move of ``GET /api/moves``.
 */
export interface Turn {
    /** @description the text of a move, for example "house-c1" */
    move: string;
}
/**
 * Undone
 * @description What is meant to be taken back: ``undo.number`` of the state.
 */
export interface Undone {
    /** @description undo.number of the state */
    number: number;
}
/**
 * TakenBack
 * @description The answer to ``offer``: its ``number``, or 0 for "no".
 */
export interface TakenBack {
    /** @description the number of the turn that was offered, or 0 for no */
    number: number;
}
/**
 * Looked
 * @description The answer to ``whose``: right as asked (or put right by now), or not.
 */
export interface Looked {
    /** @description true or false */
    right: boolean;
}
/**
 * Sensor
 * @description The spot of a sensor that is left out and shall be believed again.
 */
export interface Sensor {
    /** @description the name of a spot, as c4 */
    spot: string;
}
/**
 * Pausing
 * @description Pause (true), or go on (false).
 */
export interface Pausing {
    /** @description true or false */
    on: boolean;
}
/**
 * Game
 * @description A new game: who plays (in the order of the seats), names, rules, who begins, fewer pawns, manner.
 */
export interface Game {
    /** @description the name of a game, as in GET /api/shelf */
    game: string;
    /** @description the name of a variant, as in GET /api/shelf */
    variant: string;
    /** @description a list of two seats or more, as ["red", "blue"] */
    seats: string[];
    /**
     * @description an object of names by seat, as {"red": "Mia"}
     * @default {}
     */
    names?: {
        [key: string]: string;
    };
    /**
     * @description an object of house rules, as {"capture_own": false}
     * @default {}
     */
    options?: {
        [key: string]: boolean | number | string;
    };
    /** @default null */
    first?: string | null;
    /**
     * @description an object of numbers by seat, as {"red": 3}
     * @default {}
     */
    pawns?: {
        [key: string]: number;
    };
    /**
     * @description "friendly" or "tournament", or be left out
     * @default friendly
     * @enum {unknown}
     */
    manner?: "friendly" | "tournament";
    /**
     * @description true or false
     * @default false
     */
    bare?: boolean;
    /**
     * @description an object of levels by seat that the companion plays, as {"red": "clever"}
     * @default {}
     */
    computer?: {
        [key: string]: string;
    };
    /**
     * @description a list of seats that play for the first time, as ["red"]
     * @default []
     */
    learns?: string[];
}
/**
 * Stored
 * @description The number of a stored game.
 */
export interface Stored {
    /** @description the number of a stored game, as in GET /api/games */
    game_id: number;
}
/**
 * Printed
 * @description What is printed on the table's own board.
 */
export interface Printed {
    /** @description the name of a game, as in GET /api/shelf */
    game: string;
    /** @description the name of a variant, as in GET /api/shelf */
    variant: string;
    /** @description an object of what is printed, as {"steps": 40} */
    facts: {
        [key: string]: number | string[];
    };
}
/**
 * Code
 * @description The host code.
 */
export interface Code {
    /** @description text, the code that the console shows; case, spaces and dashes do not matter */
    code: string;
}
/**
 * Magnet
 * @description A magnet put on a spot or taken away.
 */
export interface Magnet {
    /** @description the name of a spot, for example "c1" */
    spot: string;
    /** @description true or false */
    on: boolean;
}
/**
 * Claim
 * @description What the player wants to be called; without it the seat keeps the name that it has, or none.
 */
export interface Claim {
    /** @default null */
    name?: string | null;
}
/**
 * Named
 * @description What the player of a seat wants to be called from now on.
 */
export interface Named {
    /** @description text, 1 to 30 characters that can be printed */
    name: string;
}
/**
 * Sharing
 * @description One more phone may claim the own seat, for two minutes; or no more.
 */
export interface Sharing {
    /** @description true or false */
    on: boolean;
}
/**
 * Handover
 * @description The name of the player who goes on, or the level at which the companion does.
 */
export interface Handover {
    /** @default null */
    name?: string | null;
    /** @default null */
    level?: string | null;
}
/**
 * Lights
 * @description Lights on or off while the seat is to move.
 */
export interface Lights {
    /** @description true or false */
    on: boolean;
}
/**
 * Speaker
 * @description Whether this browser speaks; it takes the voice from any other.
 */
export interface Speaker {
    /** @description true or false */
    on: boolean;
}
/**
 * Hints
 * @description How much help a seat wants.
 */
export interface Hints {
    /**
     * @description "none", "where", "which" or "idea"
     * @enum {unknown}
     */
    level: "idea" | "none" | "where" | "which";
}
/**
 * Learning
 * @description Whether a seat is told how the game is played; ``told``: just this card is known, by its ``when``.
 */
export interface Learning {
    /** @description true or false */
    on: boolean;
    /**
     * @description the when of a lesson in the state
     * @default
     */
    told?: string;
}
/**
 * Calling
 * @description Whether somebody of the hall is to come.
 */
export interface Calling {
    /** @description true or false */
    on: boolean;
}
/**
 * Aid
 * @description A help of the table: on or off.
 */
export interface Aid {
    /** @description the key of a help, as in `aids` of the state */
    aid: string;
    /** @description true or false */
    on: boolean;
}
/**
 * Figure
 * @description The nickname of a figure, empty for none; ``photo`` false takes its photo away.
 */
export interface Figure {
    /** @default null */
    name?: string | null;
    /**
     * @description true or false
     * @default true
     */
    photo?: boolean;
}
/**
 * Revoked
 * @description Which host goes: its number in the list, or all others.
 */
export interface Revoked {
    /** @default null */
    number?: number | null;
    /**
     * @description true or false
     * @default false
     */
    others?: boolean;
}
/**
 * Confirmed
 * @description A host's word about a phone that waits.
 */
export interface Confirmed {
    /** @description one of those that wait in GET /api/hosts */
    proof_id: string;
    /** @description true or false */
    yes: boolean;
}
/**
 * OtherNumber
 * @description The number that was really rolled.
 */
export interface OtherNumber {
    /** @description a number of the die such as 4 */
    number: number;
}
/**
 * OtherInput
 * @description What had really been said or rolled: the number of the input, and what it was.
 */
export interface OtherInput {
    /** @description the number of an input, as in GET /api/overrule/inputs */
    number: number;
    /** @description an input as text, as read:red */
    input: string;
}
/**
 * Edited
 * @description A position of the game in play (docs/reference/notation.md, part 3); what is left out is empty.
 */
export interface Edited {
    /** @description the name of a seat, for example "red" */
    turn: string;
    /** @description an object of pieces by field, as {"c1": "red"} */
    pieces: {
        [key: string]: string;
    };
    /** @description an object of numbers by seat, as {"red": 3} */
    house: {
        [key: string]: number;
    };
    /**
     * @description an object of numbers by seat, as {"red": 3}
     * @default {}
     */
    forest?: {
        [key: string]: number;
    };
    /**
     * @description a list of seats, as ["red"]
     * @default []
     */
    places?: string[];
}
/**
 * WalkWanted
 * @description Which walk: board, lines or lights, learning or not, from the start or where it was left.
 */
export interface WalkWanted {
    /** @description the name of a board, as in GET /api/check */
    board: string;
    /**
     * @description "lines" or "lights"
     * @default lines
     * @enum {unknown}
     */
    kind?: "lights" | "lines";
    /**
     * @description true or false
     * @default false
     */
    learn?: boolean;
    /**
     * @description true or false
     * @default false
     */
    again?: boolean;
}
/**
 * PiecesWanted
 * @description Where pieces are tested; without a spot the companion chooses one.
 */
export interface PiecesWanted {
    /** @description the name of a board, as in GET /api/check */
    board: string;
    /**
     * @description the name of a spot, or be left out
     * @default
     */
    spot?: string;
}
/**
 * Key
 * @description What a person says to the walk or the test.
 */
export interface Key {
    /**
     * @description "skip", "back", "empty", "other-light", "repeat" or "again"
     * @enum {unknown}
     */
    key: "again" | "back" | "empty" | "other-light" | "repeat" | "skip";
}
/**
 * CareWanted
 * @description What the family sets; what is left out stays. ``time``: what a phone's clock shows now.
 *
 *         ``kind`` of house sets the ways of the house as is usual there, those that are named besides as they say.
 */
export interface CareWanted {
    /** @default null */
    brightness?: number | null;
    /** @default null */
    volume?: number | null;
    /** @default null */
    quiet?: boolean | null;
    /** @default null */
    quiet_from?: string | null;
    /** @default null */
    quiet_to?: string | null;
    /** @default null */
    quiet_brightness?: number | null;
    /** @default null */
    quiet_volume?: number | null;
    /** @default null */
    again?: boolean | null;
    /** @default null */
    time?: string | null;
    /** @default null */
    kind?: ("cafe" | "club" | "home" | "school") | null;
    /** @default null */
    guests?: boolean | null;
    /** @default null */
    code_only?: boolean | null;
    /** @default null */
    animals?: boolean | null;
    /** @default null */
    forgets_soon?: boolean | null;
    /** @default null */
    forgets_daily?: boolean | null;
}
/**
 * CopyWanted
 * @description The copy to go back to.
 */
export interface CopyWanted {
    /** @description the name of a copy from GET /api/care */
    name: string;
}
/**
 * FlashWanted
 * @description The device whose program is to be written; ``back``: the one before is to be put back.
 */
export interface FlashWanted {
    /** @description the name of a device from GET /api/care */
    device: string;
    /**
     * @description true or false
     * @default false
     */
    back?: boolean;
}
/**
 * UpdateWanted
 * @description The version to install.
 */
export interface UpdateWanted {
    /** @description a version that GET /api/updates has found, such as 0.2.0 */
    version: string;
}
/**
 * UpdateAddress
 * @description Where updates are looked for, too; empty: nowhere but on a stick.
 */
export interface UpdateAddress {
    /** @description such as https://example.org/companion, or nothing */
    address: string;
}
/**
 * DeletionWanted
 * @description The word that says that all is to be deleted, in the language of the request: ``DELETE`` in English.
 */
export interface DeletionWanted {
    /** @description the word "DELETE" in the language of the request */
    word: string;
}
/**
 * BrokerWanted
 * @description The broker to be told.
 *
 *         ``password``: null leaves the one that is kept. ``names``: players by their names; ``commands``: whoever
 *         may publish at the broker may pause, dim and set quiet hours.
 */
export interface BrokerWanted {
    /** @description an address such as 192.168.0.5 or broker.local */
    host: string;
    /**
     * @description a whole number from 1 to 65535
     * @default 1883
     */
    port?: number;
    /**
     * @description a line of at most 200 characters
     * @default
     */
    user?: string;
    /** @default null */
    password?: string | null;
    /**
     * @description true or false
     * @default false
     */
    tls?: boolean;
    /**
     * @description true or false
     * @default false
     */
    names?: boolean;
    /**
     * @description true or false
     * @default false
     */
    commands?: boolean;
}
/**
 * HallSwitched
 * @description Whether this board is to be the hall.
 */
export interface HallSwitched {
    /** @description true or false */
    on: boolean;
}
/**
 * BoardRevoked
 * @description The board that is taken out.
 */
export interface BoardRevoked {
    /** @description eight hexadecimal digits, the identity of a board */
    board: string;
}
/**
 * BoardAdmitted
 * @description A board that wants to join this hall.
 */
export interface BoardAdmitted {
    /** @description a code of six letters and digits */
    code: string;
    /** @description eight hexadecimal digits, the identity of a board */
    board: string;
    /**
     * @description a line of at most 60 characters
     * @default
     */
    title?: string;
}
/**
 * HallJoined
 * @description The hall that this table joins, and the code that is shown there.
 */
export interface HallJoined {
    /** @description an address such as 192.168.0.5 or board.local:8080 */
    address: string;
    /** @description a code of six letters and digits */
    code: string;
}
/**
 * GameText
 * @description A game as text (docs/reference/game-text.md).
 */
export interface GameText {
    /** @description text, as GET /api/games/{game_id}.txt gives it */
    text: string;
}
/**
 * Forgotten
 * @description One name, in all games; or with ``all`` every name.
 */
export interface Forgotten {
    /**
     * @description text, a player's name, or be left out
     * @default
     */
    name?: string;
    /**
     * @description true or false
     * @default false
     */
    all?: boolean;
}
/**
 * Mistake
 * @description Why a request was refused: a sentence, and a word for programs.
 *
 *         ``explained``: the address of the card that explains the rule behind it, where there is one.
 */
export interface Mistake {
    error: string;
    code: string;
    /** @default  */
    explained?: string;
}
/** What each address gives. */
export interface Asked {
    "/api/state": State;
    "/api/history": History;
    [address: `/api/history?${string}`]: History;
    "/api/moves": Move[];
    "/api/rolls": RollLine[];
    "/api/draws": Drawn[];
    "/api/shelf": ShelfLine;
    "/api/tiles": Tile[];
    [address: `/api/boards/${string}/${string}`]: Geometry;
    "/api/join": Join;
    "/api/host/code": HostCodeShown;
    "/api/me": Me;
    "/api/mine": MySeat[];
    [address: `/api/texts/${string}`]: TextList[];
    "/api/board": Table;
    [address: `/api/host/proof/${string}`]: ProofState;
    "/api/hosts": HostList;
    "/api/overrule/inputs": Correction[];
    "/api/overrule/turns": Move[];
    "/api/maze": Maze;
    [address: `/api/lessons/${string}/${string}`]: HowToPlay;
    "/api/check": Check;
    [address: `/api/check/sensors/${string}`]: CheckSensors;
    "/api/care": CareState;
    "/api/updates": UpdatesState;
    "/api/house": BrokerState;
    "/api/hall-here": HallHereState;
    "/api/games": GameLine[];
    [address: `/api/games?${string}`]: GameLine[];
    [address: `/api/games/${number}`]: StoredStory;
    [address: `/api/games/${number}/review`]: GameReview;
    [address: `/api/games/${number}/review/${string}`]: SeatReview;
    "/api/games/statistics": AllStatistics;
}
/** What each address takes, and gives then. */
export interface Told {
    "/api/host/code": [Code, Me];
    "/api/board": [Magnet, Table];
    "/api/roll": [Roll, Rev];
    "/api/input": [Given, Rev];
    "/api/answer": [Answer, Rev];
    "/api/enter": [Turn, Rev];
    "/api/done": [Nothing, Rev];
    "/api/undo": [Undone, Rev];
    "/api/take-back": [TakenBack, Rev];
    "/api/whose": [Looked, Rev];
    "/api/board-right": [Nothing, Rev];
    "/api/sensor-works": [Sensor, Rev];
    "/api/pause": [Pausing, Rev];
    "/api/game": [Game, Rev];
    "/api/game/again": [Stored, Rev];
    "/api/printed": [Printed, ShelfLine];
    "/api/game/resume": [Stored, Rev];
    "/api/game/aside": [Stored, Rev];
    "/api/game/end": [Nothing, Rev];
    "/api/host/code/new": [Nothing, HostCodeShown];
    [address: `/api/seats/${string}/claim`]: [Claim, Me];
    [address: `/api/seats/${string}/name`]: [Named, Rev];
    [address: `/api/seats/${string}/release`]: [Nothing, Me];
    [address: `/api/seats/${string}/share`]: [Sharing, Me];
    [address: `/api/seats/${string}/leave`]: [Nothing, Rev];
    [address: `/api/seats/${string}/handover`]: [Handover, Rev];
    [address: `/api/seats/${string}/lights`]: [Lights, Rev];
    [address: `/api/seats/${string}/child`]: [Nothing, Me];
    "/api/speaker": [Speaker, Me];
    [address: `/api/seats/${string}/hints`]: [Hints, Rev];
    [address: `/api/seats/${string}/learning`]: [Learning, Rev];
    "/api/please_come": [Calling, Rev];
    "/api/aid": [Aid, Rev];
    [address: `/api/figures/${string}/${number}`]: [Figure, Me];
    [address: `/api/figures/${string}/${number}/photo`]: [Blob, Me];
    "/api/host/proof": [Nothing, ProofState];
    "/api/host/release": [Nothing, Me];
    "/api/hosts/revoke": [Revoked, HostList];
    "/api/hosts/answer": [Confirmed, HostList];
    "/api/overrule/accept": [Nothing, Rev];
    "/api/overrule/number": [OtherNumber, Rev];
    "/api/overrule/turn": [Turn, Rev];
    "/api/overrule/input": [OtherInput, Rev];
    "/api/overrule/edit": [Edited, Rev];
    "/api/overrule/agree": [Nothing, Rev];
    "/api/overrule/refuse": [Nothing, Rev];
    "/api/check/walk": [WalkWanted, Check];
    "/api/check/pieces": [PiecesWanted, Check];
    "/api/check/press": [Key, Check];
    "/api/check/leave": [Nothing, Check];
    "/api/check/write": [Nothing, Check];
    "/api/care": [CareWanted, CareState];
    "/api/care/seen": [Nothing, CareState];
    "/api/restore": [Blob, CareState];
    "/api/copies/restore": [CopyWanted, CareState];
    "/api/firmware": [FlashWanted, CareState];
    "/api/updates/look": [Nothing, UpdatesState];
    "/api/updates/install": [UpdateWanted, UpdatesState];
    "/api/updates/back": [Nothing, UpdatesState];
    "/api/updates/address": [UpdateAddress, UpdatesState];
    "/api/everything/delete": [DeletionWanted, Nothing];
    "/api/house": [BrokerWanted, BrokerState];
    "/api/house/off": [Nothing, BrokerState];
    "/api/house/search": [Nothing, BrokerState];
    "/api/hall-here": [HallSwitched, HallHereState];
    "/api/hall-here/code": [Nothing, HallHereState];
    "/api/hall-here/revoke": [BoardRevoked, HallHereState];
    "/api/hall-here/admit": [BoardAdmitted, BrokerAccess];
    "/api/hall-here/join": [HallJoined, HallHereState];
    "/api/hall-here/identity": [Nothing, HallHereState];
    "/api/games/import": [GameText, StoredId];
    [address: `/api/games/${number}/forget`]: [Nothing, ForgottenCount];
    "/api/games/forget": [Forgotten, ForgottenCount];
    [address: `/api/games/${number}/delete`]: [Nothing, ForgottenCount];
}
