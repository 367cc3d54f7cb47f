/**
 * What runs in the control page: posts the body of a button or a form, reloads, and shows how it
 * went; a persona's button signs this tab in and opens the app. Plain script, as text, so that the
 * page needs no build.
 */
export const SCRIPT = `
const said = document.getElementById('said')

function notify(text) {
  said.textContent = text
  said.className = 'shown'
}

// A message from before the reload is shown after it, at the same scroll position.
const kept = sessionStorage.getItem('sandboxSaid')
if (kept) notify(kept)
sessionStorage.removeItem('sandboxSaid')

async function post(path, body, type) {
  const response = await fetch('/sandbox/' + path, {
    method: 'POST',
    headers: { 'content-type': type },
    body,
  })
  const answer = await response.json()
  if (!response.ok) throw new Error(answer.error || 'HTTP ' + response.status)
  return answer
}
const send = (path, body) => post(path, JSON.stringify(body), 'application/json')

async function andReload(work, done) {
  notify('…')
  try {
    const answer = await work
    sessionStorage.setItem('sandboxSaid', done(answer))
    location.reload()
  } catch (error) {
    notify('没有成功：' + error.message)
  }
}

const DONE = {
  transfer: (answer) =>
    answer.state === 'returned' ? '已退回：' + answer.remark : '已到账，' + answer.remittanceNo,
  event: (answer) => '已发生，' + answer.applyNo,
}
const doneMessage = (path) => DONE[path] || (() => '好了')

document.addEventListener('click', async (event) => {
  const button = event.target.closest('button')
  if (!button) return
  if (button.dataset.enter) {
    try {
      const session = await send('session', { userId: button.dataset.enter })
      sessionStorage.setItem('openId', session.openId)
      sessionStorage.setItem('encOpenId', session.encOpenId)
      location.href = '/'
    } catch (error) {
      notify('没有成功：' + error.message)
    }
  } else if (button.dataset.path) {
    const { path } = button.dataset
    andReload(send(path, JSON.parse(button.dataset.body || '{}')), doneMessage(path))
  } else if (button.id === 'restore') {
    document.getElementById('state-file').click()
  }
})

// A moment is sent as YYYYMMDDHHmmss; fields leave out seconds that are 0.
function fieldValue({ type, value }) {
  if (type === 'number') return Number(value)
  return type === 'datetime-local' ? value.replace(/\\D/g, '').padEnd(14, '0') : value
}

document.addEventListener('submit', (event) => {
  event.preventDefault()
  const { path } = event.target.dataset
  const body = {}
  for (const input of event.target.elements) {
    if (!input.name || input.value === '') continue
    body[input.name] = fieldValue(input)
  }
  andReload(send(path, body), doneMessage(path))
})

document.getElementById('state-file').addEventListener('change', (event) => {
  const file = event.target.files[0]
  if (file) andReload(post('state', file, 'application/vnd.sqlite3'), () => '已恢复 ' + file.name)
  event.target.value = ''
})
`
