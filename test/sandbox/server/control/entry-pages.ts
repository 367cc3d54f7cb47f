import { html } from 'hono/html'
import { peopleByGroup, type ListedUser } from './control-page-people.ts'
import { page, type Html } from '#test/sandbox/kernel/control/control-page-shell.ts'

/** A page of personas, of whom one tap chooses one; `link` makes the address of a choice. */
export function choicePage(
  words: { readonly title: string; readonly note: string },
  users: readonly ListedUser[],
  link: (choice: Readonly<Record<string, string>>) => string,
  more: Html | '' = '',
): Html {
  return page(
    words.title,
    html`
      <h1>${words.title}</h1>
      <p class="note">${words.note}</p>
      ${more}
      ${peopleByGroup(
        users,
        ({ userId }) =>
          html`<a class="tap" id="user-${userId}" href="${link({ user: userId })}">同意</a>`,
      )}
    `,
  )
}

/** Replaces the messaging app's own page: one tap on a persona goes back with a code. */
export function authorizePage(
  users: readonly ListedUser[],
  link: (choice: Readonly<Record<string, string>>) => string,
): Html {
  const note = '这里代替微信的授权页：选择一个用户，即以其身份返回。'
  const refuse = html`<div class="buttons">
    <a class="tap" id="deny" href="${link({ deny: '1' })}">拒绝授权</a>
  </div>`
  return choicePage({ title: '授权登录', note }, users, link, refuse)
}

export function messagePage(message: string): Html {
  return page('提示', html`<h1>${message}</h1>`)
}
