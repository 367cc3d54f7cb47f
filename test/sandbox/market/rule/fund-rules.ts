import * as v from 'valibot'
import { fundRule, RULE_GROUPS } from '#domain/fund/rule/fund-rule.ts'
import { dataFile, filledText } from '#test/sandbox/kernel/data-file.ts'
import data from './fund-rules.json' with { type: 'json' }

const FILE = 'fund-rules.json'
const { source: _, ...entries } = fundRule.entries
const rule = v.strictObject({ ...entries, scope: v.strictObject(entries.scope.entries) })

/** Figures that a rule has of its own, or in common with its group. */
const given = v.looseObject({ scope: v.optional(v.looseObject({}), {}) })

const { sentences, whole, groups, rules } = dataFile(
  FILE,
  v.strictObject({
    /** Sentences that several explanations have in common. */
    sentences: v.record(v.string(), v.string()),
    /** The terms that all rules have in common; their scope is all funds. */
    whole: given,
    groups: v.strictObject(v.entriesFromList(RULE_GROUPS, given)),
    rules: v.array(
      v.looseObject({ ...given.entries, group: v.picklist(RULE_GROUPS), explain: v.string() }),
    ),
  }),
  data,
)

/**
 * The rules that the provider publishes. None goes by the purchases, holdings or looks of others.
 */
export const FUND_RULES = dataFile(
  FILE,
  v.array(rule),
  rules.map((it) =>
    Object.assign({}, whole, groups[it.group], it, {
      explain: filledText(it.explain, sentences),
      scope: { ...whole.scope, ...groups[it.group].scope, ...it.scope },
    }),
  ),
)
