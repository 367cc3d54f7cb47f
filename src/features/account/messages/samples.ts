import { messagesPaths } from '#paths/messages.ts'
import { as, type Samples } from '#templates/sample.ts'

const [guest, zhang, planner] = [as(null), as('zhang'), as('planner')]

/** Samples that show each screen. */
export const samples: Samples = () => {
  const { messages, settings } = messagesPaths
  return {
    [messages.pattern]: [
      planner(messages.to({}), 'unread of several kinds'),
      as('every')(messages.to({ kind: 'trade' }), 'orders of every state'),
      zhang(messages.to({ kind: 'content' }), 'an empty kind'),
      as('new')(messages.to({}), 'nothing yet'),
      zhang(messages.to({ open: 'AAAAAAAAAAAAAAAAAAAAAAAA' }), 'a message that is gone'),
      as('visitor')(messages.to({}), 'no account'),
      guest(messages.to({}), 'signed out'),
    ],
    [settings.pattern]: [
      zhang(settings.to()),
      as('visitor')(settings.to(), 'no account'),
      guest(settings.to(), 'signed out'),
    ],
  }
}
