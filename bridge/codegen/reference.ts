import { contract, type HostName, type Support } from '../contract.ts'
import { explain } from '../explain.ts'
import type { ContractModel, MethodModel, ValueType } from './contract-model.ts'
import type { Field, Type } from './model.ts'
import { EFFECTS, fieldRule, HOSTS, ORIGIN, PAGE_ERRORS, REFUSALS } from './texts.ts'

const isHost = (name: string): name is HostName => name in HOSTS
const hosts = Object.keys(HOSTS).filter(isHost)

/** A cell of a table: a bar would end it. */
const cell = (text: string): string => text.replaceAll('|', '\\|')
const row = (...cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(...head), row(...head.map(() => '---')), ...rows.map((it) => row(...it))].join('\n')

/** Milliseconds in the largest whole unit: `5 min`. */
function duration(ms: number): string {
  if (ms % 86_400_000 === 0) return `${ms / 86_400_000} d`
  return ms % 60_000 === 0 ? `${ms / 60_000} min` : `${ms / 1_000} s`
}

function jsonName(type: Type): string {
  switch (type.kind) {
    case 'text':
    case 'choice':
      return 'string'
    case 'number':
      return 'number'
    case 'integer':
      return 'whole number'
    case 'flag':
      return 'boolean'
    case 'list':
      return `list of ${jsonName(type.of)}s`
    case 'map':
      return 'object'
    case 'scalar':
      return 'string, number or boolean'
  }
}

const fieldRow = (field: Field): string[] => [
  `\`${field.name}\``,
  jsonName(field.type),
  fieldRule(field),
]

const fields = (title: string, type: ValueType | null, otherwise: string): string =>
  type === null
    ? `${title}: ${otherwise}`
    : `${title}:\n\n${table(['field', 'JSON', 'must be'], type.fields.map(fieldRow))}`

function cacheRule({ maxAge, clearedBy }: MethodModel['contract']): string {
  if (maxAge === undefined) return ''
  const events = clearedBy ? `, or until ${clearedBy.map((it) => `\`${it}\``).join(' or ')}` : ''
  return ` The page may give the answer again for ${duration(maxAge)}${events}.`
}

/** Returns what each container does; containers with the same support and reason share a line. */
function containers({ name }: MethodModel): string {
  const lines = new Map<string, { readonly names: string[]; readonly cells: readonly string[] }>()
  for (const host of hosts) {
    const support: Support = contract[name].hosts[host]
    const it = explain(name, host)
    const cells = [support, it?.why ?? '', it?.instead ?? '']
    const line = lines.get(cells.join()) ?? { names: [], cells }
    line.names.push(HOSTS[host])
    lines.set(cells.join(), line)
  }
  const rows = Array.from(lines.values(), ({ names, cells }) => [names.join(', '), ...cells])
  return table(['container', '', 'why', 'instead'], rows)
}

const method = (it: MethodModel): string => `### ${it.name}

${it.about}

Since app ${it.contract.since}; deadline ${duration(it.contract.deadline)}; effect \`${it.contract.effect}\`.${it.contract.maxBytes === undefined ? '' : ` At most ${it.contract.maxBytes} bytes of arguments, as JSON in UTF-8.`}${cacheRule(it.contract)}${it.contract.required === true ? ' Required: no pack whose pages call it installs in an app without it.' : ''}

${fields('Arguments', it.args, 'none, an empty object.')}

${fields('Result', it.result, 'an empty object.')}

${containers(it)}
`

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

/** Every method and event as Markdown. */
export function referenceDocument(model: ContractModel): string {
  const columns = hosts.filter((host) =>
    model.methods.some((it) => it.contract.hosts[host] !== 'native'),
  )
  const groups = Array.from(new Set(model.methods.map(({ group }) => group)))
  const sections = groups.map(
    (group) => `## ${capital(group)}

${model.methods
  .filter((it) => it.group === group)
  .map(method)
  .join('\n')}`,
  )
  return `<!-- ${ORIGIN} -->

# Reference of the bridge

Contract version ${model.version}: ${model.methods.length} methods, ${model.events.length} events.

${table(
  ['method', 'since', 'deadline', 'effect', ...columns.map((host) => HOSTS[host])],
  model.methods.map(({ name, contract: it }) => [
    `[${name}](#${name.toLowerCase()})`,
    it.since,
    duration(it.deadline),
    it.effect,
    ...columns.map((host) => it.hosts[host]),
  ]),
)}

A container without a column answers every method natively. Lengths of text count UTF-16 units, as
\`String.length\` does in JavaScript, Java and Kotlin. An argument outside the contract makes the
call invalid; a field of a result or an event outside it is ignored.

${table(
  ['effect', ''],
  Object.entries(EFFECTS).map(([name, about]) => [`\`${name}\``, about]),
)}

## Errors

What an app refuses with:

${table(
  ['code', 'when'],
  Object.entries(REFUSALS).map(([code, about]) => [`\`${code}\``, about]),
)}

What a call fails with in the page:

${table(
  ['code', 'when', 'did it happen?'],
  Object.entries(PAGE_ERRORS).map(([code, [when, happened]]) => [`\`${code}\``, when, happened]),
)}

${sections.join('\n')}
## Events

${model.events
  .map((it) => `### ${it.name}\n\n${it.about}\n\n${fields('Data', it.data, 'nothing.')}\n`)
  .join('\n')}`
}
