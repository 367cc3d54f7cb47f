import { applyEdits, type Applied, type Edit, type ReadFile } from './edits.ts'
import type { Kind } from './kind.ts'
import { campaign } from './kinds/campaign.ts'
import { calculator } from './kinds/calculator.ts'
import { detail } from './kinds/detail.ts'
import { documentPage } from './kinds/document.ts'
import { flow } from './kinds/flow.ts'
import { form } from './kinds/form.ts'
import { list } from './kinds/list.ts'
import { composedPage } from './kinds/page.ts'
import { result } from './kinds/result.ts'
import type { ScreenNames } from './names.ts'
import { moduleEdits } from './new-module.ts'

export const KINDS = {
  list,
  detail,
  form,
  flow,
  result,
  calculator,
  campaign,
  document: documentPage,
  page: composedPage,
} as const satisfies Readonly<Record<string, Kind>>

export type KindName = keyof typeof KINDS
export const isKind = (name: string): name is KindName => Object.hasOwn(KINDS, name)

/** Returns what the path's field needs; nothing where the file imports or declares that name. */
function importEdits(pathsFile: string, { field }: Kind, read: ReadFile): readonly Edit[] {
  if (field === undefined) return []
  const { name, from } = field
  const has = new RegExp(`import \\{[^}]*\\b${name}\\b|const ${name}\\b`).test(
    read(pathsFile) ?? '',
  )
  return has ? [] : [{ file: pathsFile, replace: /^/, by: `import { ${name} } from '${from}'\n` }]
}

/** The lines that every kind adds: the path, the row and the sample. */
function commonEdits(names: ScreenNames, kind: Kind, read: ReadFile): readonly Edit[] {
  const { key, title, pattern, kebab, pascal, folder, group, paths } = names
  const module = `src/features/${group}/${folder}`
  const { user, given, known } = kind.sample
  const row = [
    `path: ${paths}.${key}`,
    `title: '${title}'`,
    `needs: [${kind.needs.map((it) => `'${it}'`).join(', ')}]`,
    ...(kind.skeleton === undefined ? [] : [`skeleton: '${kind.skeleton}'`]),
    `load: () => import('./${kebab}/${pascal}Screen.tsx')`,
  ]
  const sample = `as(${user === null ? 'null' : `'${user}'`})(${paths}.${key}.to(${given}))`
  const samples = `${module}/samples.ts`
  const isKnown = new RegExp(`samples: Samples = \\(\\{[^}]*\\b${known}\\b`).test(
    read(samples) ?? '',
  )
  return [
    {
      file: names.pathsFile,
      before: '} as const\n',
      insert: `  ${key}: path('${pattern}'${kind.field === undefined ? '' : `, { ${kind.field.name} }`}),\n`,
    },
    {
      file: `${module}/routes.ts`,
      before: ']\n\nexport const ',
      insert: `  screen({\n${row.map((it) => `    ${it},\n`).join('')}  }),\n`,
    },
    { file: samples, before: '\n})\n', insert: `\n  [${paths}.${key}.pattern]: [${sample}],` },
    ...(known === undefined || isKnown
      ? []
      : [
          {
            file: samples,
            replace: /samples: Samples = \((?:\{ ([^}]*) \})?\) =>/,
            by: `samples: Samples = ({ $1, ${known} }) =>`,
          },
        ]),
    ...importEdits(names.pathsFile, kind, read),
  ]
}

/**
 * The text of every file of a new screen, whole: what it creates, and what it changes of the
 * module's files. Refused where something of that name exists.
 */
export function planScreen(names: ScreenNames, kindName: KindName, read: ReadFile): Applied {
  const kind: Kind = KINDS[kindName]
  const isNew = read(names.pathsFile) === null
  const planned = applyEdits(
    [...(isNew ? moduleEdits(names) : []), ...kind.edits(names), ...commonEdits(names, kind, read)],
    read,
  )
  if ('refused' in planned) return planned
  // A sample that needs nothing before has no braces to add to.
  const withoutGap = (text: string) => text.replace('({ , ', '({ ')
  return { files: new Map([...planned.files].map(([file, text]) => [file, withoutGap(text)])) }
}
