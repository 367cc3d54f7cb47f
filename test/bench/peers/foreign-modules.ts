import { globSync } from 'node:fs'
import { join } from 'node:path'
import { readReport, type ModuleReport } from '#offline/pack/module-report.ts'

/** The benches' own pages, and the libraries that only these use. */
const FOREIGN = /(?:^|\/)(?:test\/|node_modules\/(?:antd-mobile|echarts|zrender))/

/** The modules and packages of a pack that are no part of the product. */
export const foreignModules = ({ chunks }: Pick<ModuleReport, 'chunks'>): readonly string[] =>
  Object.values(chunks)
    .flatMap(({ packages, modules = {} }) => packages.concat(Object.keys(modules)))
    .filter((path) => FOREIGN.test(path))

/** Throws where a pack of the folder holds such a module. */
export async function refuseForeignModules(folder: string): Promise<void> {
  for (const zip of globSync('**/*.zip', { cwd: folder })) {
    const report = await readReport(join(folder, zip))
    const found = report === null ? [] : foreignModules(report)
    if (found.length > 0) throw new Error(`${zip} holds ${found.join(', ')}`)
  }
}
