/** The name of a sign-in in the list of devices and sign-ins. */
import { formatDateTime } from '#domain/calendar/format-dates.ts'

interface SignIn {
  readonly time: string
  readonly place: string
  readonly container: 'app' | 'web' | 'applet' | 'partner'
  readonly device: string
}

const CONTAINERS: Readonly<Record<SignIn['container'], string>> = {
  app: 'App',
  web: '微信',
  applet: '小程序',
  partner: '合作方 App',
}

/** The device and what was signed in to on it. */
export const deviceName = ({ device, container }: SignIn): string =>
  `${device} · ${CONTAINERS[container]}`

export const signInNote = ({ time, place }: SignIn): string =>
  `${formatDateTime(time, { seconds: false })}${place === '' ? '' : `，${place}`}`
