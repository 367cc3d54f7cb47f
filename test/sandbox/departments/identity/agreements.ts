import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { agreementScene, type AgreementScene } from '#api/calls/registration.ts'
import { dataFile } from '#test/sandbox/kernel/data-file.ts'
import data from './agreements.json' with { type: 'json' }

const agreement = v.strictObject({
  protocolId: v.string(),
  title: v.string(),
  version: v.string(),
  effectiveDate: v.string(),
  sections: v.array(v.strictObject({ heading: v.string(), text: v.string() })),
})

const { scenes, agreements } = dataFile(
  'agreements.json',
  v.strictObject({
    scenes: v.strictObject(v.entriesFromList(agreementScene.options, v.array(v.string()))),
    agreements: v.array(agreement),
  }),
  data,
)

/**
 * The agreements of a scene, each with the SHA-256 of its wording: title, headings and texts, a
 * line each.
 */
export function sceneAgreements(scene: AgreementScene) {
  return agreements
    .filter((it) => scenes[scene].includes(it.protocolId))
    .map((it) => {
      const { protocolId, title, version, effectiveDate, sections } = it
      const lines = [title, ...sections.flatMap(({ heading, text }) => [heading, text])]
      const hash = createHash('sha256').update(lines.join('\n')).digest('hex')
      return { protocolId, title, version, effectiveDate, hash, sections }
    })
}
