import { timeLeft } from '#offline/release/expiries.ts'
import { refresh } from '#offline/release/repository.ts'
import { command, Failed, repositoryOptions, shared, UsageError } from './command.ts'

/** The command for cron. Its exit code is 1 when devices cannot install, or soon will not. */
export const refreshCommand = command({
  name: 'refresh',
  summary:
    'for cron: renew timestamp, snapshot and halts in time, and report which offline roles a person has to renew, and by when',
  options: {
    ...shared.place,
    all: { type: 'boolean', default: false },
    'warn-days': { type: 'string', default: '14' },
  },
  async run(values) {
    const warnDays = values['warn-days']
    if (!/^\d{1,3}$/.test(warnDays)) {
      throw new UsageError(`--warn-days takes a number of days, not "${warnDays}".`)
    }
    const { roles, installableUntil } = await refresh({
      ...repositoryOptions(values),
      warnDays: Number(warnDays),
      all: values.all,
    })
    const dryRun = values['dry-run']
    const now = new Date()
    const renewed = roles.filter((it) => it.renewed).map(({ role }) => role)
    const ended = roles.filter(({ state }) => state === 'expired')
    const ending = roles.filter(({ state }) => state === 'soon')
    const lines = [
      `${dryRun ? 'would be ' : ''}renewed: ${renewed.join(', ')}`,
      ...roles.map(({ role, expires, state, todo }) => {
        const when = state === 'expired' ? `expired since ${expires}` : `until ${expires}`
        const left = state === 'expired' ? '' : `, ${timeLeft(expires, now)} left`
        const due = state === 'expired' ? 'now' : 'before then'
        return `  ${role.padEnd(9)} ${when}${left}${todo === null ? '' : `; ${due} ${todo}`}`
      }),
      ended.length > 0 ? 'devices cannot install' : `devices can install until ${installableUntil}`,
    ]
    const said = { lines, data: { dryRun, roles, installableUntil } }
    const names = (them: typeof roles) => them.map(({ role }) => role).join(' and ')
    const todo = [...ended, ...ending].flatMap((it) => it.todo ?? []).join('; ')
    if (ended.length > 0) {
      const what = `Devices cannot install: ${names(ended)} expired. What to do now: ${todo}.`
      throw new Failed(what, said, 'expired')
    }
    if (ending.length > 0) {
      const first = ending.map((it) => it.expires).toSorted()[0] ?? installableUntil
      const what = `Devices cannot install after ${first}: ${names(ending)} will have expired. What to do before then: ${todo}.`
      throw new Failed(what, said, 'expiring')
    }
    return said
  },
})
