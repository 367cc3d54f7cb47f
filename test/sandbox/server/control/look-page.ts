import { Hono } from 'hono'
import { html } from 'hono/html'
import { maskName } from '#domain/identity/masking.ts'
import { PERSONAS } from '#test/sandbox/people/personas.ts'
import { ControlError } from '#test/sandbox/kernel/control/control-error.ts'
import { page } from '#test/sandbox/kernel/control/control-page-shell.ts'

/** Signs this tab in, or out, at a tap, and leads on. */
const SCRIPT = `
const said = document.getElementById('said')
document.querySelector('button').addEventListener('click', async (event) => {
  const { user, to } = event.target.dataset
  try {
    sessionStorage.removeItem('openId')
    sessionStorage.removeItem('encOpenId')
    if (user) {
      const response = await fetch('/sandbox/session', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ userId: user }),
      })
      const session = await response.json()
      if (!response.ok) throw new Error(session.error || 'HTTP ' + response.status)
      sessionStorage.setItem('openId', session.openId)
      sessionStorage.setItem('encOpenId', session.encOpenId)
    }
    location.href = to
  } catch (error) {
    said.textContent = '没有成功：' + error.message
    said.className = 'shown'
  }
})
`

const OWN = 'http://sandbox.own'

/** A path of this site, with its query. Throws for whatever leads elsewhere. */
function ownPath(wish: string): string {
  const url = wish.startsWith('/') && URL.canParse(wish, OWN) ? new URL(wish, OWN) : null
  if (url === null || url.origin !== OWN || url.pathname.startsWith('//')) {
    throw new ControlError('to: a path of this site is needed, such as /asset')
  }
  return `${url.pathname}${url.search}${url.hash}`
}

/**
 * `/look?user=&to=`: a page whose one button opens a screen as a persona, or signed out. Nothing
 * changes before the tap.
 */
export function lookRoutes(): Hono {
  const app = new Hono()
  app.get('/look', (context) => {
    const { user = '', to = '/', step = '' } = context.req.query()
    const path = ownPath(to)
    const persona = PERSONAS.find(({ userId }) => userId === user)
    if (user !== '' && persona === undefined) {
      throw new ControlError(`user: there is no persona "${user}"`)
    }
    const who = persona === undefined ? '未登录的用户' : `${maskName(persona.name)}（${user}）`
    return context.html(
      page(
        '打开页面',
        html`
          <h1>打开页面</h1>
          <section>
            <div class="row">
              <p>
                ${who}<br />
                <span class="note">${persona?.note ?? '打开前清除本标签页的登录'}</span>
              </p>
            </div>
            <div class="row"><code>${path}</code></div>
            ${step === '' ? '' : html`<div class="row"><p>打开后：${step}</p></div>`}
          </section>
          <div class="buttons"><button data-user="${user}" data-to="${path}">打开</button></div>
          <p id="said" role="status"></p>
        `,
        SCRIPT,
      ),
    )
  })
  return app
}
