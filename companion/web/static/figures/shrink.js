// A photo made small in the phone: drawn anew, so that place, time and camera stay here.

const MOST_BYTES = 60_000;
const SIDES = [480, 320, 200]; // pixels
const QUALITIES = [0.8, 0.6, 0.4];

/**
 * How large it is drawn, so that its longer side has at most so many pixels.
 * @param {number} width
 * @param {number} height
 * @param {number} side
 * @returns {[width: number, height: number]}
 */
export function fitted(width, height, side) {
  const by = Math.min(1, side / Math.max(width, height));
  return [Math.max(1, Math.round(width * by)), Math.max(1, Math.round(height * by))];
}

/**
 * @param {HTMLCanvasElement} canvas
 * @param {number} quality
 * @returns {Promise<Blob | null>}
 */
const packed = (canvas, quality) => new Promise((done) => canvas.toBlob(done, "image/jpeg", quality));

/**
 * The photo of a file as a small JPEG, or null where this phone cannot read it.
 * @param {File} file
 */
export async function shrunk(file) {
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return null;
  for (const side of SIDES) {
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = fitted(picture.width, picture.height, side);
    const brush = canvas.getContext("2d");
    if (!brush) return null;
    [brush.fillStyle, brush.imageSmoothingQuality] = ["#fff", "high"]; // what is transparent would be black
    brush.fillRect(0, 0, canvas.width, canvas.height);
    brush.drawImage(picture, 0, 0, canvas.width, canvas.height);
    for (const quality of QUALITIES) {
      const photo = await packed(canvas, quality);
      if (photo && photo.size <= MOST_BYTES) return photo;
    }
  }
  return null;
}
