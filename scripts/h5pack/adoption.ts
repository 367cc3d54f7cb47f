import { writeFile } from 'node:fs/promises'
import { describeAdoption } from '#scripts/adoption/describe.ts'
import { guardReports } from '#scripts/adoption/guard-reports.ts'
import { openEvents } from '#scripts/adoption/open-events.ts'
import { adoption, newestTime } from '#scripts/adoption/questions.ts'
import { command, formatNumber, UsageError } from './command.ts'

const DAY = 86_400_000

function readUntil(text: string | undefined, newest: number): number {
  if (text === undefined) return newest + 1
  const time = Date.parse(text)
  if (Number.isNaN(time))
    throw new UsageError(`--until takes a date, as in 2026-10-01, not "${text}".`)
  return time
}

function wholeNumber(name: string, text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text)
  throw new UsageError(`--${name} takes a whole number above 0, not "${text}".`)
}

/** Says from the events of devices who has which release, and how well it does. */
export const adoptionCommand = command({
  name: 'adoption',
  args: 'FILE...',
  summary:
    'who has which release, how soon, what failed: from files of events, NDJSON or NDJSON.gz',
  options: {
    days: { type: 'string', default: '30' },
    until: { type: 'string' },
    release: { type: 'string' },
    reports: { type: 'string' },
  },
  async run({ days, until, release, reports }, files) {
    if ((release === undefined) !== (reports === undefined)) {
      throw new UsageError('--release N and --reports FILE belong together.')
    }
    const events = await openEvents(files)
    try {
      const end = readUntil(until, await newestTime(events))
      const span = { from: end - wholeNumber('days', days) * DAY, until: end }
      const found = await adoption(events, span)
      const { count, doubled, newer, unread } = events
      const left = [
        ...(doubled > 0 ? [`${formatNumber(doubled)} came twice`] : []),
        ...(newer > 0 ? [`${formatNumber(newer)} are of a newer version of h5pack`] : []),
        ...(unread > 0 ? [`${formatNumber(unread)} are no events`] : []),
      ]
      const read = `${formatNumber(count)} events${left.length > 0 ? `; left out: ${left.join(', ')}` : ''}`
      const lines = [read, ...describeAdoption(found)]
      if (release !== undefined && reports !== undefined) {
        const number = wholeNumber('release', release)
        const list = await guardReports(events, number)
        await writeFile(reports, `${JSON.stringify({ release: number, reports: list })}\n`)
        lines.push('', `reports of release ${number} for "pause --if-failing": ${reports}`)
      }
      return { lines, data: { events: count, doubled, newer, unread, span, ...found } }
    } finally {
      await events.close()
    }
  },
})
