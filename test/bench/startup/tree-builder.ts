/**
 * node tree-builder.ts TREE OUT [qa]: builds the packs of a checkout by its own scripts, and its site
 * unless they have the screens for QA, and prints what it made as one line of JSON. A process of its
 * own, so that no module of one checkout meets those of another.
 */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const [tree = '', out = '', kind = ''] = process.argv.slice(2)

/** The tree's own module, of the shape that this checkout's has. */
const load = (path: string) => import(pathToFileURL(join(tree, 'scripts', 'build', path)).href)

const packs: typeof import('#scripts/build/build-app-pack.ts') = await load('build-app-pack.ts')
const sites: typeof import('#scripts/build/build-site.ts') = await load('build-site.ts')

const qa = kind === 'qa'
const pack = await packs.buildAppPack({ environment: 'sandbox', qa, outDir: join(out, 'pack') })
const site = { environment: 'sandbox', vite: false, outDir: join(out, 'site') } as const
const id = qa ? '' : (await sites.buildAppSite(site)).build
const { version, commit } = pack.manifest
console.log(`built ${JSON.stringify({ zips: packs.packZips(pack), version, commit, id })}`)
