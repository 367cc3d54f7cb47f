/** `npm run openapi`: writes the contract to dist/openapi.json. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import * as v from 'valibot'
import { endpoints } from '#api/contract.ts'
import { openApiDocument } from './openapi-document.ts'

const root = new URL('../', import.meta.url)
const { version } = v.parse(
  v.object({ version: v.string() }),
  JSON.parse(readFileSync(new URL('package.json', root), 'utf8')),
)
mkdirSync(new URL('dist/', root), { recursive: true })
const text = `${JSON.stringify(openApiDocument(version), null, 2)}\n`
writeFileSync(new URL('dist/openapi.json', root), text)
const given = endpoints.filter((it) => it.source === 'given').length
console.log(
  `dist/openapi.json: ${endpoints.length} calls, ${given} given, ${endpoints.length - given} assumed`,
)
