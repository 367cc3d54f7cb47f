import type { FormField } from '#domain/navigation/posted-form.ts'

/** Sends a form in place of the page. Its fields are in the page only while it is sent. */
export function sendForm(action: string, fields: readonly FormField[]): void {
  const form = document.createElement('form')
  form.method = 'post'
  form.action = action
  form.hidden = true
  form.acceptCharset = 'utf-8'
  for (const { name, value } of fields) {
    const field = document.createElement('input')
    field.type = 'hidden'
    field.name = name
    field.value = value
    form.append(field)
  }
  document.body.append(form)
  // The prototype's own: a field named `submit` would hide the method.
  HTMLFormElement.prototype.submit.call(form)
  form.remove()
}
