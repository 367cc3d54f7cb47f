/**
 * The script of the control page: it posts the body of a button or a form, reloads, and shows the
 * result; a persona's button signs this tab in and opens the app. Plain script, as text, so that
 * the page needs no build.
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

// What has all words stays, with the headings above it; a heading that has them keeps all below it.
const find = document.getElementById('find')
const TITLE = /^H[23]$/
function search() {
  const words = find.value.trim().toLowerCase().split(/\\s+/).filter(Boolean)
  const has = (it) => words.every((word) => it.textContent.toLowerCase().includes(word))
  let shown = 0
  const show = (it, on) => {
    it.hidden = !on
    if (on && !TITLE.test(it.tagName)) shown += 1
    return on
  }
  let [chapter, group] = [null, null]
  for (const it of document.querySelectorAll('body > h2, body > h3, body > section, body > .buttons')) {
    if (TITLE.test(it.tagName)) {
      const title = { it, whole: has(it) }
      if (it.tagName === 'H2') [chapter, group] = [title, null]
      else group = title
      show(it, title.whole)
      continue
    }
    const whole = (chapter !== null && chapter.whole) || (group !== null && group.whole)
    const parts = it.tagName === 'SECTION' ? [...it.children] : [it]
    const left = parts.filter((part) => show(part, whole || has(part))).length
    it.hidden = left === 0
    if (left === 0) continue
    for (const title of [chapter, group]) if (title !== null) title.it.hidden = false
  }
  document.getElementById('found').textContent =
    words.length === 0 ? '' : shown === 0 ? '没有找到' : '找到 ' + shown + ' 处'
  sessionStorage.setItem('sandboxFind', find.value)
}
find.value = sessionStorage.getItem('sandboxFind') || ''
find.addEventListener('input', search)
if (find.value !== '') search()
// A chapter of the list is there, whatever was looked for.
document.querySelector('nav').addEventListener('click', (event) => {
  if (!event.target.closest('a')) return
  find.value = ''
  search()
})

document.getElementById('state-file').addEventListener('change', (event) => {
  const file = event.target.files[0]
  if (file) andReload(post('state', file, 'application/vnd.sqlite3'), () => '已恢复 ' + file.name)
  event.target.value = ''
})
`
