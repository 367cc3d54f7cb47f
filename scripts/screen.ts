/** `npm run screen`: writes a new screen that runs at once. */
import { execFileSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { specifiedModules } from '#test/screens/specified-routes.ts'
import type { Kind } from './screen/kind.ts'
import { camelOf, kebabOf, pascalOf, type ScreenNames } from './screen/names.ts'
import { isKind, KINDS, planScreen } from './screen/plan.ts'

const root = join(import.meta.dirname, '..')

const USAGE = `npm run screen -- MODULE/NAME --kind KIND --title 标题 [--group GROUP] [--dry-run]

  MODULE   the first word of its address: charge
  NAME     the second one: feeHistory
  --group  of a module that is not there yet: account, trading, content, pension, activities

${Object.entries(KINDS)
  .map(([name, { about }]) => `  ${name.padEnd(12)} ${about}`)
  .join('\n')}
`

function stop(sentence: string): never {
  console.error(`${sentence}\n\n${USAGE}`)
  process.exit(2)
}

function read(file: string): string | null {
  const place = join(root, file)
  return existsSync(place) ? readFileSync(place, 'utf8') : null
}

/** The module of a segment as it is built; null where it is not. */
function builtModule(segment: string) {
  for (const file of globSync('src/features/*/*/routes.ts', { cwd: root })) {
    const text = read(file) ?? ''
    if (!text.includes(`segment: '${segment}'`)) continue
    const [, , group = '', folder = ''] = file.split('/')
    const [, paths = '', from = ''] =
      /import \{ (\w+Paths) \} from '#(paths\/[^']+)'/.exec(text) ?? []
    const [, row = ''] = /export const (\w+): ModuleRow/.exec(text) ?? []
    return { group, folder, paths, pathsFile: `src/${from}`, row }
  }
  return null
}

const GROUPS: Readonly<Record<string, string>> = {
  'Account and identity': 'account',
  'Trading and assets': 'trading',
  'Fund content': 'content',
  'Pension, tax, gold': 'pension',
  'Marketing and activities': 'activities',
}

/** The place of a module that is not there yet; its group is that of the specified list. */
function newModule(segment: string, given: string | undefined) {
  const listed = specifiedModules().find((it) => it.path === `/${segment}`)
  const group = given ?? GROUPS[listed?.group ?? '']
  if (group === undefined) stop(`The module ${segment} is not there: which --group is it of?`)
  if (!Object.values(GROUPS).includes(group)) stop(`There is no group ${group}.`)
  const folder = kebabOf(segment)
  const camel = camelOf(segment)
  const pathsFile = `src/paths/${group}/${folder}.ts`
  return { group, folder, paths: `${camel}Paths`, pathsFile, row: `${camel}Module` }
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    kind: { type: 'string' },
    title: { type: 'string' },
    group: { type: 'string' },
    'dry-run': { type: 'boolean' },
  },
})
const [, segment = '', name = ''] =
  /^([a-zA-Z]\w*)\/([a-zA-Z]\w*)$/.exec(positionals[0] ?? '') ?? []
const { kind = '', title = '' } = values
if (name === '') stop('Which screen? MODULE/NAME, both as the address spells them.')
if (!isKind(kind)) stop(`There is no kind "${kind}".`)
if (!/^[\p{Script=Han}\w+ ]{1,12}$/u.test(title)) stop('What is its --title? 1 to 12 characters.')

const names: ScreenNames = {
  segment,
  name: camelOf(name),
  title,
  pattern: `/${segment}/${name}`,
  kebab: kebabOf(name),
  pascal: pascalOf(name),
  key: camelOf(name),
  ...(builtModule(segment) ?? newModule(segment, values.group)),
}

const planned = planScreen(names, kind, read)
if ('refused' in planned) {
  console.error(`Nothing was written: ${planned.refused}.`)
  process.exit(2)
}
const { files } = planned
if (values['dry-run'] === true) {
  for (const [file, text] of files) console.log(`--- ${file}\n${text}`)
} else {
  for (const [file, text] of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
    console.log(file)
  }
  execFileSync(join(root, 'node_modules/.bin/oxfmt'), [...files.keys()], { cwd: root })
  const { field }: Kind = KINDS[kind]
  const given = field === undefined ? '' : `{ ${field.name} }`
  const link = `${names.paths}.${names.key}.to(${given})`
  console.log(`
${names.pattern} runs in \`npm start\` and \`npm run dev\`. Left to you:
  a way there  <Row title="${title}" href={${link}} /> on a screen that leads to it;
               a screen that is entered from outside says so by \`entry\` of its row (test/doors.test.tsx)
  its rules    a sentence each in src/domain/rules.md
  its samples  one for each other state, in src/features/${names.group}/${names.folder}/samples.ts
  its address  one that is refused, in src/paths/paths.test.ts
Next, its picture in dist/screens/:
npm run screens -- --only ${name}`)
}
