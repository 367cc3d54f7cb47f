#!/usr/bin/env bash
# pinyin-pro 3.29.4: 行 in the usual short names of China's policy banks (国开行, 农发行, 进出口行) is read
# xing, though it is hang in 银行, 工行 and 农行. Names of bonds and bond funds carry these short names, so
# pinyin that is made by this reading alone does not find them by how people say them.
# Needs npm and Node 20 or later. Exits with 1 when the behaviour has changed.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm install --no-save --silent --prefix "$folder" pinyin-pro@3.29.4

cat > "$folder/run.mjs" <<'JS'
import { pinyin } from 'pinyin-pro'
const names = ['银行', '工行', '农行', '国开行', '农发行', '进出口行']
const seen = names.map((name) => `${name} ${pinyin(name, { toneType: 'none' })}`)
console.log('pinyin-pro 3.29.4')
for (const line of seen) console.log(line)
const last = seen.map((line) => line.split(' ').at(-1)).join(' ')
process.exit(last === 'hang hang hang xing xing xing' ? 0 : 1)
JS
node "$folder/run.mjs"
