#!/usr/bin/env bash
# jsqr 1.4.0: a QR code whose bytes are Chinese in GBK, as older tools in China write them, is found,
# but its text is '' without an error: bytes that are no UTF-8 give the same as a code without text. The
# bytes themselves are there (binaryData), so that a reader has to decode them.
# Needs npm and Node 20 or later. Exits with 1 when the behaviour has changed.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm install --no-save --silent --prefix "$folder" jsqr@1.4.0 qrcode@1.5.4

cat > "$folder/run.cjs" <<'JS'
const jsQR = require('jsqr')
const QRCode = require('qrcode')
const GBK = Uint8ClampedArray.from([0xbb, 0xf9, 0xbd, 0xf0]) // 基金
const { modules } = QRCode.create([{ data: GBK, mode: 'byte' }])
const [scale, margin] = [4, 4]
const side = (modules.size + 2 * margin) * scale
const pixels = new Uint8ClampedArray(side * side * 4).fill(255)
for (let y = 0; y < side; y += 1) {
  for (let x = 0; x < side; x += 1) {
    const [row, column] = [y, x].map((at) => Math.floor(at / scale) - margin)
    const within = Math.min(row, column) >= 0 && Math.max(row, column) < modules.size
    if (within && modules.get(row, column)) pixels.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3)
  }
}
const found = jsQR(pixels, side, side)
const bytes = Buffer.from(found?.binaryData ?? []).toString('hex')
console.log('jsqr 1.4.0')
console.log(`found: ${found !== null}, text: ${JSON.stringify(found?.data)}, bytes: ${bytes}`)
process.exit(found !== null && found.data === '' && bytes === 'bbf9bdf0' ? 0 : 1)
JS
node "$folder/run.cjs"
