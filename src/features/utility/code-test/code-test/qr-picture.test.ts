import { create } from 'qrcode'
import { expect, test } from 'vitest'
import { textInPixels } from './qr-picture.ts'

const CELL = 4
const MARGIN = 4

/** The pixels of a code as `qrcode` makes it. */
function pixelsOf(written: Parameters<typeof create>[0]) {
  const { size, data } = create(written, {}).modules
  const side = (size + 2 * MARGIN) * CELL
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255)
  for (const [at, dark] of data.entries()) {
    if (dark === 0) continue
    const [column, row] = [(at % size) + MARGIN, Math.floor(at / size) + MARGIN]
    for (let y = row * CELL; y < (row + 1) * CELL; y += 1)
      for (let x = column * CELL; x < (column + 1) * CELL; x += 1)
        pixels.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3)
  }
  return { pixels, side }
}

test.each(['/deal/nonMontyPurchase?fundCode=980301', 'CPN0000000000001', '禾岸基金'])(
  'reads what was written: %s',
  (text) => {
    const { pixels, side } = pixelsOf(text)
    expect(textInPixels(pixels, side, side)).toBe(text)
  },
)

test('finds nothing in an empty picture', () => {
  expect(textInPixels(new Uint8ClampedArray(40 * 40 * 4).fill(255), 40, 40)).toBeNull()
})

test.each([
  ['text of an older tool, in GBK', [0xbb, 0xf9, 0xbd, 0xf0], '基金'],
  ['nothing where the bytes are no text', [0xff, 0xff, 0xff], null],
])('the reader of a code reads %s', (_what, bytes, text) => {
  const { pixels, side } = pixelsOf([{ data: Uint8ClampedArray.from(bytes), mode: 'byte' }])
  expect(textInPixels(pixels, side, side)).toBe(text)
})
