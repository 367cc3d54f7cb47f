import * as v from 'valibot'
import { formatAmount } from '#domain/money/format-figures.ts'
import { SIGN_IN_COINS } from '#domain/reward/sign-in-days.ts'
import { dataFile, filledText } from '#test/sandbox/kernel/data-file.ts'
import data from './catalogue.json' with { type: 'json' }

/**
 * No fixed activity id is given; these are the sandbox's. The second and third game are for
 * testers.
 */
export const GAME = 'mncj-1'
export const GAME_OVER = 'mncj-0'
export const GAME_LATER = 'mncj-2'
export const KEEP = 'keep-1'
export const KEEP_OVER = 'keep-0'
export const KEEP_LATER = 'keep-2'
/** Sentinels of campaigns that no user can join. */
export const KEEP_SOLD_OUT = 'sold-1'
export const KEEP_PAUSED = 'paused-1'
/** For members of a tier. */
export const KEEP_MEMBERS = 'keep-v3'
/** The challenge of twelve weeks, with its other editions. */
export const DIRECT = 'direct-1'
export const DIRECT_OVER = 'direct-0'
export const DIRECT_PAUSED = 'direct-paused'
export const DOUBLE_EGG = 'double-egg'
export const CHEST = 'chest-1'
export const CHEST_OVER = 'chest-0'
export const CHEST_PAUSED = 'chest-paused'
/** A sentinel whose prizes are all gone. */
export const CHEST_EMPTY = 'chest-sold'
export const PUZZLE = 'puzzle-1'
export const PUZZLE_OVER = 'puzzle-0'
export const PUZZLE_PAUSED = 'puzzle-paused'
export const RUSH = 'rush-1'
export const RUSH_OVER = 'rush-0'
export const RUSH_PAUSED = 'rush-paused'
export const LEARN = 'learn-1'
export const LEARN_OVER = 'learn-0'
export const LEARN_PAUSED = 'learn-paused'
export const PICK = 'pick-1'
export const PICK_OVER = 'pick-0'
export const PICK_PAUSED = 'pick-paused'
export const TREE = 'gold-tree-1'
export const TREE_OVER = 'gold-tree-0'
export const TREE_LATER = 'gold-tree-2'

/** Simulated yuan. */
export const START_MONEY = '100000.00'
/** The coins that an accepted invitation gives to both. */
export const INVITE_COINS = 50

const reward = v.strictObject({
  rewardId: v.string(),
  title: v.string(),
  condition: v.string(),
  /** The events that are counted, and the number of them for the reward. */
  counts: v.picklist([
    'confirmedBuys',
    'fundsBought',
    'invitees',
    'finalTopTen',
    'instalments',
    'winsInARow',
  ]),
  atLeast: v.number(),
  /** 1 gold coin, 2 coupon, 3 draws in the lottery. */
  rewardType: v.picklist(['1', '2', '3']),
  /** Coins or draws; 0 for a coupon. */
  amount: v.number(),
})
export type Reward = v.InferOutput<typeof reward>

const ruleText = v.pipe(
  v.string(),
  v.transform((text) => filledText(text, { startMoney: formatAmount(START_MONEY) })),
)
const described = v.strictObject({
  rules: v.array(v.strictObject({ heading: v.string(), text: ruleText })),
  rewards: v.optional(v.array(reward), []),
})

/** Signing in, which brings more from day to day. */
export const SIGN_IN = 'sign_in'

const coinTask = v.strictObject({
  taskBizId: v.string(),
  category: v.picklist(['newcomer', 'daily', 'growth']),
  title: v.string(),
  /** Of signing in those of its first day. */
  goldCount: v.optional(v.number(), SIGN_IN_COINS[0]),
  /**
   * `page`: done by a report of the page; `visit`: by coming; the others are checked in the
   * provider's own records.
   */
  seenBy: v.picklist(['page', 'visit', 'card', 'risk', 'purchase', 'lessons']),
  /** The number of lessons. */
  atLeast: v.exactOptional(v.number()),
  /** The address at which to do it. */
  targetUrl: v.string(),
})
export type CoinTask = v.InferOutput<typeof coinTask>

/**
 * The activities' wording and rewards: configuration, as an operator would enter it. Dates and what
 * happened are in the database.
 */
const { kinds, activities, coinTasks } = dataFile(
  'catalogue.json',
  v.strictObject({
    kinds: v.strictObject({
      game: described,
      keep: described,
      direct: described,
      tree: described,
      chest: described,
      puzzle: described,
      rush: described,
      learn: described,
      pick: described,
    }),
    activities: v.record(
      v.string(),
      v.union([
        v.strictObject({
          title: v.string(),
          like: v.picklist([
            'game',
            'keep',
            'direct',
            'tree',
            'chest',
            'puzzle',
            'rush',
            'learn',
            'pick',
          ]),
        }),
        v.strictObject({ title: v.string(), ...described.entries }),
      ]),
    ),
    coinTasks: v.array(coinTask),
  }),
  data,
)

export const KEEP_REWARDS: readonly Reward[] = kinds.keep.rewards

interface Described extends v.InferOutput<typeof described> {
  readonly title: string
}

export const TEXTS: Readonly<Record<string, Described>> = Object.fromEntries(
  Object.entries(activities).map(([id, it]) => [
    id,
    'like' in it ? { title: it.title, ...kinds[it.like] } : it,
  ]),
)

/** An article that says how long it is to be read. */
export const READ_ARTICLE_URL = '/investAffair/investAffairDetail?articleId=a-low-rates'

export const COIN_TASKS: readonly CoinTask[] = coinTasks
