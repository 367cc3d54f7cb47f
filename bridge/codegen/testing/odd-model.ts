import * as v from 'valibot'
import { native, web } from '../../method.ts'
import { nameEnums, type ContractModel } from '../contract-model.ts'
import { readShape } from '../model.ts'

const args = v.strictObject({
  /** May be left out, never null. */
  may: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10))),
  /** Must be there, may be null. */
  must: v.nullable(v.pipe(v.string(), v.maxLength(5))),
  both: v.nullish(v.array(v.picklist(['on', '']))),
})
const enums = nameEnums([{ owner: 'oddCall', field: 'both', options: ['on', ''] }])

/** One method with every feature that the generator supports and the contract does not use yet. */
export const oddModel: ContractModel = {
  version: 1,
  methods: [
    {
      name: 'share',
      member: 'oddCall',
      about: 'A comment that would end */ and open /* another, or be an escape: \\u0022.',
      group: 'odd',
      contract: {
        args,
        result: v.object({}),
        since: '5.0.0',
        deadline: 1_000,
        effect: 'money',
        hosts: { ...native, ...web('unsupported') },
      },
      args: {
        name: 'OddCallArgs',
        about: 'Arguments of oddCall.',
        ...readShape(args),
        maxBytes: 30,
      },
      result: null,
    },
  ],
  events: [],
  enums,
  enumName: () => enums[0]?.name ?? '',
  patterns: new Map(),
}
