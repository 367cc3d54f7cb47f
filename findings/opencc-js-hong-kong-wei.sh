#!/usr/bin/env bash
# opencc-js 1.4.2: the converter "from t" (OpenCC's own traditional form) to simplified leaves 衞 as
# it is, the standard form of 卫 in Hong Kong, though it converts 衛. Only "from hk" converts it. So a
# search that brings keywords to simplified characters by "from t" finds nothing for what a keyboard
# of Hong Kong gives for 卫生; the tables of all three standards are needed together.
# Needs npm and Node 20 or later. Exits with 1 when the behaviour has changed.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm install --no-save --silent --prefix "$folder" opencc-js@1.4.2

cat > "$folder/run.mjs" <<'JS'
import { Converter } from 'opencc-js/t2cn'
const from = (standard, text) => Converter({ from: standard, to: 'cn' })(text)
const seen = ['t', 'tw', 'hk'].map((standard) => `${standard}: ${from(standard, '衞生 衛生')}`)
console.log('opencc-js 1.4.2')
for (const line of seen) console.log(line)
const expected = ['t: 衞生 卫生', 'tw: 衞生 卫生', 'hk: 卫生 卫生']
process.exit(seen.join() === expected.join() ? 0 : 1)
JS
node "$folder/run.mjs"
