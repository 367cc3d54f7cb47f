#!/usr/bin/env bash
# uPlot 1.6.32 makes `new Intl.NumberFormat(navigator.language)` while its module is imported. A web
# view may report a language that is no language tag: `en-US@posix` (Chromium started under LANG=C)
# or `C` (WebKitGTK shells). The import then throws a RangeError, and whatever imports it is lost,
# though no number of the library's is ever shown.
# Needs Node and npm. Exits with 1 where the behaviour has changed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm install --no-save --silent --no-audit --no-fund --prefix "$folder" uplot@1.6.32 >/dev/null
cat >"$folder/import.mjs" <<'JS'
const given = process.argv[2]
globalThis.window = globalThis
const page = { addEventListener() {}, dispatchEvent() {}, documentElement: { style: {} } }
globalThis.document = page
globalThis.matchMedia = () => page
globalThis.addEventListener = globalThis.dispatchEvent = () => {}
globalThis.devicePixelRatio = 2
Object.defineProperty(globalThis, 'navigator', { value: { language: given } })
await import('uplot/dist/uPlot.esm.js').then(
  () => console.log('imported'),
  (error) => console.log(`${error.name}: ${error.message}`),
)
JS
version=$(node -p "require('$folder/node_modules/uplot/package.json').version")
echo "uplot $version, Node $(node --version)"
changed=0
for language in zh-CN en-US en-US@posix C; do
  seen=$(cd "$folder" && node import.mjs "$language")
  echo "navigator.language = $language: $seen"
  case "$language" in
    zh-CN | en-US) [[ $seen == imported ]] || changed=1 ;;
    *) [[ $seen == RangeError:* ]] || changed=1 ;;
  esac
done
if [[ $changed -eq 1 ]]; then
  echo 'The behaviour has changed.'
  exit 1
fi
