import type { SubmissionMessage } from '#domain/submission/submission-machine.ts'
import { toast } from '#ui/base/toast.ts'
import { dialog } from '#ui/overlays/dialog.ts'
import type { ShownRefusal } from './submission-events.ts'
import type { Actions, Said, SubmissionSetup } from './submission-setup.ts'
import { noAnswer } from './submission-words.ts'

/**
 * Shows the messages of a submission where each belongs; `sayHere` those at a place of the screen.
 */
export function submissionMessages<P, Field extends string, Action extends string>(
  read: () => SubmissionSetup<P, Field, Action>,
  sayHere: (message: SubmissionMessage) => void,
) {
  async function say(message: SubmissionMessage | undefined): Promise<void> {
    if (message === undefined) return
    const { at, text } = message
    if (at === 'dialog') await dialog.alert({ content: text })
    else if (at === 'toast') toast.show(text)
    else if (at === 'code') read().code?.says(text)
    else sayHere(message)
  }

  async function showRefusal(refusal: ShownRefusal | null): Promise<void> {
    if (refusal === null) return
    const { of, row } = refusal
    const { at, text, title, offer, action } = row
    const actions: Partial<Actions<string>> = read().actions ?? {}
    const content = { content: text, ...(title === undefined ? {} : { title }) }
    if (at === 'code' && read().code?.refused(of) === true) return
    if (offer !== undefined) {
      const answer = await dialog.confirm({ ...content, confirmText: offer.text })
      if (answer === 'confirm') await actions[offer.action]?.(of, text)
    } else if (at === 'dialog') await dialog.alert(content)
    else if (at === 'toast') toast.show(text)
    if (action !== undefined) await actions[action]?.(of, text)
  }

  /** The words by which a code asks for another try, where the screen says nothing else. */
  function sayAgain(words: Said<Field> | undefined): Promise<void> {
    const { code } = read()
    const again: SubmissionMessage = { at: 'code', text: noAnswer('请再次提交') }
    return say(words ?? (code === undefined ? undefined : again))
  }

  async function showUnknown(): Promise<void> {
    const { words, onUnknown } = read()
    if (onUnknown === undefined) await sayAgain(words?.unknown)
    else await onUnknown()
  }

  return { say, sayAgain, showRefusal, showUnknown }
}
