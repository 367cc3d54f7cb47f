import * as v from 'valibot'
import { dataFile } from '#test/sandbox/kernel/data-file.ts'
import data from './stories.json' with { type: 'json' }

/** Departments in the order in which they are shown. */
export const DEPARTMENTS = ['投研', '风控', '交易', '客服', '科技'] as const

const story = v.strictObject({
  storyId: v.string(),
  department: v.picklist(DEPARTMENTS),
  title: v.string(),
  text: v.string(),
  personId: v.string(),
})
export type Story = v.InferOutput<typeof story>

/** Acts of people at the company, described in a few sentences. All invented. */
export const STORIES = dataFile('stories.json', v.array(story), data)
