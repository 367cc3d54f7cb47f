import type { Edit } from './edits.ts'
import { importOf, type ScreenNames } from './names.ts'

/** A module that the product does not have yet, and the lists that name it. */
export function moduleEdits(names: ScreenNames): readonly Edit[] {
  const { segment, key, folder, group, paths, pathsFile, row } = names
  const module = `src/features/${group}/${folder}`
  const groupModules = `src/features/${group}/modules.ts`
  const importPaths = `import { ${paths} } from '${importOf(pathsFile)}'`
  return [
    {
      file: pathsFile,
      create: `import { path } from '#paths/path.ts'\n\nexport const ${paths} = {\n} as const\n`,
    },
    {
      file: `${module}/routes.ts`,
      create: [
        importPaths,
        `import type { ModuleRow } from '#templates/module.ts'`,
        `import { screen } from '#templates/screen.ts'\n`,
        `const screens = [\n]\n`,
        `export const ${row}: ModuleRow = {`,
        `  group: '${group}',`,
        `  segment: '${segment}',`,
        `  share: 'own',`,
        `  defaultChild: ${paths}.${key}.pattern,`,
        `  screens,\n}\n`,
      ].join('\n'),
    },
    {
      file: `${module}/samples.ts`,
      create: [
        importPaths,
        `import { as, type Samples } from '#templates/sample.ts'\n`,
        `/** Samples that show each screen. */`,
        `export const samples: Samples = () => ({\n})\n`,
      ].join('\n'),
    },
    {
      file: groupModules,
      before: '\n/** The modules of this group',
      insert: `import { ${row} } from './${folder}/routes.ts'\n`,
    },
    { file: groupModules, replace: /,?\s*\]\n$/, by: `,\n  ${row},\n]\n` },
    {
      file: 'src/app/router/modules.ts',
      replace: new RegExp(
        `segments: \\[([^\\]]*?),?\\s*\\],(\\s*load: \\(\\) => import\\('#features/${group}/)`,
      ),
      by: `segments: [$1, '${segment}'],$2`,
    },
  ]
}
