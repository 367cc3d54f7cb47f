import { openEvents } from '#scripts/adoption/open-events.ts'
import { adoption, type Span } from '#scripts/adoption/questions.ts'
import { BEGAN } from './made-events.ts'
import { plainAnswers } from './plain-answers.ts'

const [side, file = ''] = process.argv.slice(2)
const span: Span = { from: BEGAN, until: BEGAN + 31 * 86_400_000 }
const began = performance.now()
if (side === 'plain') await plainAnswers(file, span)
else {
  const events = await openEvents([file])
  await adoption(events, span)
  await events.close()
}
const seconds = (performance.now() - began) / 1_000
console.log(JSON.stringify({ seconds, megabytes: process.resourceUsage().maxRSS / 1_024 }))
