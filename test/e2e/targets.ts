import { missingFor, type Engine } from '#test/hosts/journey-host.ts'
import { phoneTarget, readPhone, type PhoneTarget } from './phones/phone-session.ts'

/** An engine or phone on which journeys run. */
export interface Target {
  readonly name: Engine | 'device'
  /** The family that its webview belongs to. */
  readonly engine: Engine
  /** The reason why it cannot run on this machine; null when it can. */
  readonly missing: string | null
  /** A real phone, instead of a reference host. */
  readonly phone: PhoneTarget | null
}

const reference = (engine: Engine): Target => ({
  name: engine,
  engine,
  missing: missingFor(engine),
  phone: null,
})

/**
 * The targets of `ENGINE`: `chromium`, `webkit`, `device`, or both reference hosts when empty.
 * Throws on another value.
 */
export function targets(env: NodeJS.ProcessEnv = process.env): readonly Target[] {
  const wish = env['ENGINE'] ?? ''
  switch (wish) {
    case '':
      return [reference('chromium'), reference('webkit')]
    case 'chromium':
    case 'webkit':
      return [reference(wish)]
    case 'device': {
      const phone = phoneTarget(readPhone(env))
      return [{ name: 'device', engine: phone.engine, missing: null, phone }]
    }
    default:
      throw new Error(`ENGINE must be chromium, webkit or device, not "${wish}"`)
  }
}
