import type { ContractModel } from './contract-model.ts'
import { callFixtures, envelopeFixtures, eventFixtures, replyFixtures } from './fixtures.ts'
import { javaSource } from './java.ts'
import { kotlinSource } from './kotlin.ts'
import { readmeDocument } from './readme.ts'
import { referenceDocument } from './reference.ts'
import { swiftSource } from './swift.ts'

/**
 * One case a line, so that the diff of a contract change shows the changed cases. The formatter
 * skips these files.
 */
const json = (list: readonly unknown[]): string =>
  `[\n${list.map((it) => JSON.stringify(it)).join(',\n')}\n]\n`

/**
 * Every generated file: its path inside `bridge/generated/`, and its text before formatting.
 * Deterministic.
 */
export function generate(model: ContractModel): ReadonlyMap<string, string> {
  const fixtures = {
    calls: callFixtures(model),
    envelopes: envelopeFixtures(),
    replies: replyFixtures(model),
    events: eventFixtures(model),
  }
  return new Map([
    ['README.md', readmeDocument(model, fixtures)],
    ['reference.md', referenceDocument(model)],
    ['java/h5bridge/H5Bridge.java', javaSource(model)],
    ['kotlin/h5bridge/H5Bridge.kt', kotlinSource(model)],
    ['swift/H5Bridge.swift', swiftSource(model)],
    ...Object.entries(fixtures).map(([name, list]): [string, string] => [
      `fixtures/${name}.json`,
      json(list),
    ]),
  ])
}
