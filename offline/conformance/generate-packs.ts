import type { Manifest } from '../pack/manifest.ts'
import { signAnything } from '../testing/attacker.ts'
import { hostile } from '../testing/hostile-packs.ts'
import { makeManifest, zipAsGiven } from '../testing/hostile-zip.ts'
import { publisherPlace, spoilTwo, type CaseKit } from './case-kit.ts'
import { page } from './sample-page.ts'

/** Packs whose `pack.json` is of a later form, or of an older one. They are opened. */
export async function addLaterForms(kit: CaseKit): Promise<void> {
  const spoilt = spoilTwo(kit)
  // A later pack.json may say more, and say how it was built in a form of its own; an older one
  // says less.
  const newPage = Buffer.from(page('3.0.0'))
  const forms: readonly (readonly [string, Partial<Manifest> & Record<string, unknown>])[] = [
    ['says nothing of its build', {}],
    ['says its build in a later form', { build: { environment: 'later', steps: [1] } }],
    ['has fields of a later form', { later: { field: true }, signatures: ['x'] }],
    [
      'has routes with fields of a later form',
      {
        routes: [
          { path: '/', title: '首页', file: 'index.html', later: 1 } as Manifest['routes'][0],
        ],
      },
    ],
  ]
  for (const [what, changes] of forms) {
    const files = [['index.html', newPage]] as const
    const zip = zipAsGiven([
      ...files,
      ['pack.json', makeManifest(files, { version: '3.0.0', ...changes })],
    ])
    await spoilt(
      `a signed pack whose pack.json ${what}`,
      null,
      (it) => signAnything(publisherPlace(kit, it), zip, { version: '3.0.0', now: kit.now() }),
      '3.0.0',
    )
  }
}

/** Packs that are signed and harmful. */
export async function addHostilePacks(kit: CaseKit): Promise<void> {
  const spoilt = spoilTwo(kit)
  for (const { what, make } of hostile.cases) {
    const zip = await make()
    await spoilt(`a signed pack with ${what}`, 'any', (it) =>
      signAnything(publisherPlace(kit, it), zip, { version: '6.6.6', now: kit.now() }),
    )
  }
}
