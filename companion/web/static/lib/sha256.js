// SHA-256 of a text, in hexadecimal: crypto.subtle is not there on plain http.

const ROUNDS = 64;
const BLOCK = 64;

/**
 * The first 32 bits of the fractional part of a root.
 * @param {number} value
 */
const fraction = (value) => ((value - Math.floor(value)) * 2 ** 32) >>> 0;

const primes = /** @type {number[]} */ ([]);
for (let n = 2; primes.length < ROUNDS; n += 1) if (primes.every((prime) => n % prime)) primes.push(n);
const CONSTANTS = primes.map((prime) => fraction(Math.cbrt(prime)));
const START = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

/**
 * @param {number} word
 * @param {number} by
 */
const turned = (word, by) => (word >>> by) | (word << (32 - by));

/** @param {Uint8Array} bytes */
function padded(bytes) {
  const whole = new Uint8Array(Math.ceil((bytes.length + 9) / BLOCK) * BLOCK);
  whole.set(bytes);
  whole[bytes.length] = 0x80;
  new DataView(whole.buffer).setUint32(whole.length - 4, bytes.length * 8);
  return whole;
}

/**
 * @param {DataView} view
 * @param {number} offset
 */
function schedule(view, offset) {
  const words = Array.from({ length: 16 }, (_, i) => view.getUint32(offset + i * 4));
  for (let i = 16; i < ROUNDS; i += 1) {
    const [early, late] = [words[i - 15], words[i - 2]];
    const one = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const two = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    words.push((words[i - 16] + one + words[i - 7] + two) | 0);
  }
  return words;
}

/**
 * The digest of `text` (UTF-8) as 64 hexadecimal digits.
 * @param {string} text
 */
export function sha256(text) {
  const whole = padded(new TextEncoder().encode(text));
  const view = new DataView(whole.buffer);
  let hash = START;
  for (let offset = 0; offset < whole.length; offset += BLOCK) {
    let [a, b, c, d, e, f, g, h] = hash;
    for (const [i, word] of schedule(view, offset).entries()) {
      const chosen = (e & f) ^ (~e & g);
      const one = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + chosen + CONSTANTS[i] + word) | 0;
      const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g];
    }
    hash = [a, b, c, d, e, f, g, h].map((word, i) => (word + hash[i]) | 0);
  }
  return hash.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}
