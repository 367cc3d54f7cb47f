import * as v from 'valibot'
import { brand } from '#domain/brand.ts'
import { dataFile } from '#test/sandbox/kernel/data-file.ts'
import data from './community-rules.json' with { type: 'json' }

/** A heading and a text each. */
const RULES = dataFile('community-rules.json', v.array(v.tuple([v.string(), v.string()])), data)

/** The rules for what users write in public, as a page. */
export function communityRules(): string {
  const sections = RULES.map(([title, text]) => `<h2>${title}</h2><p>${text}</p>`).join('')
  return `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>社区公约</title><style>body{color:#12161f;background:#fff;font:16px/1.7 sans-serif;margin:20px}h1{font-size:20px}h2{font-size:16px;margin:20px 0 0}p{margin:4px 0}</style></head><body><h1>${brand.company}社区公约</h1><p>2026-01-01 起生效</p>${sections}</body></html>`
}
