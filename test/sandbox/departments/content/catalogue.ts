import * as v from 'valibot'
import { dataFile } from '#test/sandbox/kernel/data-file.ts'
import data from './catalogue.json' with { type: 'json' }

const topic = v.strictObject({
  topicId: v.string(),
  title: v.string(),
  about: v.string(),
  followers: v.number(),
  mergedInto: v.optional(v.nullable(v.string()), null),
})
export type Topic = v.InferOutput<typeof topic>

const special = v.strictObject({
  specialId: v.string(),
  title: v.string(),
  about: v.string(),
  series: v.boolean(),
  followers: v.number(),
  updated: v.string(),
})
export type Special = v.InferOutput<typeof special>

const circle = v.strictObject({
  circleId: v.string(),
  title: v.string(),
  about: v.string(),
  indexCode: v.string(),
  indexName: v.string(),
  members: v.number(),
  /** The names of the companies of its trade. */
  companies: v.array(v.string()),
})
export type Circle = v.InferOutput<typeof circle>

/** Topics, specials, tags and circles: what is set up once and changes with the sandbox alone. */
export const {
  topics: TOPICS,
  specials: SPECIALS,
  tags: TAGS,
  circles: CIRCLES,
} = dataFile(
  'catalogue.json',
  v.strictObject({
    topics: v.array(topic),
    specials: v.array(special),
    tags: v.array(v.strictObject({ tag: v.string(), funds: v.array(v.string()) })),
    circles: v.array(circle),
  }),
  data,
)

export const topicById = (id: string): Topic | undefined => TOPICS.find((it) => it.topicId === id)
export const specialById = (id: string): Special | undefined =>
  SPECIALS.find((it) => it.specialId === id)
export const circleById = (id: string): Circle | undefined =>
  CIRCLES.find((it) => it.circleId === id)
