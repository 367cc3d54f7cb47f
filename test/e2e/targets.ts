import { missingFor, type Engine } from '#test/hosts/journey-host.ts'
import { readDevice, type PhoneTarget } from './devices.ts'

/** One thing that journeys run on. */
export interface Target {
  readonly name: Engine | 'device'
  /** The family that its webview belongs to. */
  readonly engine: Engine
  /** Why it cannot be driven on this machine; null when it can. */
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

/** What `ENGINE` asks for: `chromium`, `webkit`, `device`, or nothing for both reference hosts. Throws on another word. */
export function targets(env: NodeJS.ProcessEnv = process.env): readonly Target[] {
  const wish = env['ENGINE'] ?? ''
  switch (wish) {
    case '':
      return [reference('chromium'), reference('webkit')]
    case 'chromium':
    case 'webkit':
      return [reference(wish)]
    case 'device': {
      const phone = readDevice(env)
      return [{ name: 'device', engine: phone.engine, missing: null, phone }]
    }
    default:
      throw new Error(`ENGINE must be chromium, webkit or device, not "${wish}"`)
  }
}
