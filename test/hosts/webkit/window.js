// GJS. The native parts of the app as GTK widgets: title bar, login sheet, trading page.
import Gdk from 'gi://Gdk?version=3.0'
import Gtk from 'gi://Gtk?version=3.0'
import Pango from 'gi://Pango'
import { tradingRows, words } from '../native-texts.js'

const PAGE = { width: 390, height: 844 }
const BAR = 44
/** The bar's border adds one pixel to the height of its content. */
const IN_BAR = BAR - 1

const STYLE = `
window, .page { background: #f4f5f7; color: #12161f; font-family: 'Noto Sans CJK SC', sans-serif; font-size: 15px; }
.bar { background: #ffffff; border-bottom: 1px solid #e6e8ec; }
.title { font-size: 17px; font-weight: bold; }
.drills { font-size: 11px; color: #b45309; }
button { background: none; border: none; box-shadow: none; text-shadow: none; color: #12161f; min-height: 0; }
.back { color: #1d4fd7; font-size: 26px; padding: 0; }
.card { background: #ffffff; border-radius: 12px; padding: 4px 16px; }
.row { border-bottom: 1px solid #e6e8ec; min-height: 56px; }
.row.last { border-bottom: none; }
.label { color: #525b6b; }
.note { color: #8a93a3; font-size: 13px; }
.fault { color: #c77700; font-size: 13px; }
.main { background: #1d4fd7; color: #ffffff; border-radius: 12px; min-height: 48px; font-weight: bold; }
.dim { background: rgba(18, 22, 31, 0.45); }
.sheet { background: #ffffff; border-radius: 12px 12px 0 0; padding: 16px; }
.user { padding: 8px 0; min-height: 56px; border-radius: 0; border-bottom: 1px solid #e6e8ec; }
`

const styled = (widget, ...classes) => {
  for (const name of classes) widget.get_style_context().add_class(name)
  return widget
}
const label = (text, ...classes) => styled(new Gtk.Label({ label: text }), ...classes)
const column = (spacing = 0) => new Gtk.Box({ orientation: Gtk.Orientation.VERTICAL, spacing })
const button = (text, act, ...classes) => {
  const it = styled(new Gtk.Button({ label: text }), ...classes)
  it.connect('clicked', act)
  return it
}
const refill = (box, children) => {
  for (const old of box.get_children()) old.destroy()
  for (const child of children) box.add(child)
  box.show_all()
}

function tradingRow([name, value], index, all) {
  const row = styled(new Gtk.Box(), 'row', ...(index === all.length - 1 ? ['last'] : []))
  row.pack_start(label(name, 'label'), false, false, 0)
  row.pack_end(label(value), false, false, 0)
  return row
}

function userButton({ userId, name, note }, choose) {
  const lines = column()
  const first = label(name)
  const second = label(note, 'note')
  for (const line of [first, second]) {
    line.set_xalign(0)
    lines.add(line)
  }
  const it = styled(new Gtk.Button(), 'user')
  it.add(lines)
  it.connect('clicked', () => choose(userId))
  return it
}

/** The title bar: back, the title, and beneath it what the sandbox rehearses. */
function titleBar(goBack) {
  const back = button('‹', goBack, 'back')
  back.get_accessible().set_name(words.back)
  back.set_size_request(64, IN_BAR)
  const title = label('', 'title')
  title.set_ellipsize(Pango.EllipsizeMode.END)
  const drills = label('', 'drills')
  drills.set_ellipsize(Pango.EllipsizeMode.END)
  const head = column()
  head.set_valign(Gtk.Align.CENTER)
  head.add(title)
  head.add(drills)
  const balance = new Gtk.Box()
  balance.set_size_request(64, IN_BAR)
  const widget = styled(new Gtk.Box(), 'bar')
  widget.set_size_request(PAGE.width, BAR)
  widget.pack_start(back, false, false, 0)
  widget.pack_start(head, true, true, 0)
  widget.pack_start(balance, false, false, 0)
  return {
    widget,
    hideDrills: () => drills.hide(),
    draw(state) {
      title.set_text(state.trading === null ? state.title : words.tradingTitle)
      drills.set_text(state.drills ?? '')
      drills.set_visible(state.drills !== null)
      back.set_opacity(state.canGoBack ? 1 : 0)
      back.set_sensitive(state.canGoBack)
    },
  }
}

/** The native trading page, over the webview. */
function tradingPage(close) {
  const rows = styled(column(), 'card')
  const widget = styled(column(12), 'page')
  const inside = column(12)
  inside.set_property('margin', 16)
  inside.add(rows)
  inside.add(label(words.tradingNote, 'note'))
  inside.add(button(words.tradingClose, close, 'main'))
  widget.add(inside)
  return {
    widget,
    draw({ trading }) {
      widget.set_visible(trading !== null)
      if (trading !== null) refill(rows, tradingRows(trading).map(tradingRow))
    },
  }
}

/**
 * The login sheet with the demo users, over everything but the bar.
 * @param acts `{ cancelLogin(), login(userId) }`
 */
function loginSheet(acts) {
  const fault = label('', 'fault')
  fault.set_line_wrap(true)
  fault.set_line_wrap_mode(Pango.WrapMode.WORD_CHAR)
  const users = column()
  const sheet = styled(column(8), 'sheet')
  sheet.set_valign(Gtk.Align.END)
  sheet.add(label(words.loginTitle, 'title'))
  sheet.add(fault)
  // A long list of demo users scrolls; a short one leaves the page visible above it.
  const scroll = new Gtk.ScrolledWindow({
    hscrollbar_policy: Gtk.PolicyType.NEVER,
    propagate_natural_height: true,
    max_content_height: 520,
  })
  scroll.add(users)
  sheet.add(scroll)
  sheet.add(button(words.cancel, () => acts.cancelLogin()))
  const widget = styled(column(), 'dim')
  widget.pack_end(sheet, false, false, 0)
  return {
    widget,
    draw({ loginSheet: open }) {
      widget.set_visible(open !== null)
      if (open === null) return
      const status = open.loading ? words.loginLoading : (open.error ?? '')
      fault.set_text(status)
      fault.set_visible(status !== '')
      refill(
        users,
        open.users.map((user) => userButton(user, (userId) => acts.login(userId))),
      )
    },
  }
}

function addStyle() {
  const style = new Gtk.CssProvider()
  style.load_from_data(STYLE)
  Gtk.StyleContext.add_provider_for_screen(
    Gdk.Screen.get_default(),
    style,
    Gtk.STYLE_PROVIDER_PRIORITY_APPLICATION,
  )
}

/** The window as one PNG, after the last drawing has reached the screen. */
async function captureWindow(window) {
  await new Promise((resolve) => setTimeout(resolve, 150))
  const shown = window.get_window()
  const picture = Gdk.pixbuf_get_from_window(shown, 0, 0, shown.get_width(), shown.get_height())
  if (picture === null) throw new Error('the window has no picture')
  const [, bytes] = picture.save_to_bufferv('png', [], [])
  return bytes
}

/**
 * @param view the first webview's widget
 * @param outside the widget of the web view for third-party pages
 * @param acts `{ back(), closeTrading(), cancelLogin(), login(userId), closed() }`
 * @returns `{ add(view), show(view), setKeyboard(view, height), draw(state), capture() }`
 */
export function createWindow(view, outside, acts) {
  addStyle()
  const bar = titleBar(() => acts.back())
  const trading = tradingPage(() => acts.closeTrading())
  const login = loginSheet(acts)

  const layers = new Gtk.Overlay()
  layers.add(new Gtk.Box())
  /** Under the one in view, where it is drawn as if it were seen: its clocks and frames run. */
  const addView = (it) => {
    it.set_size_request(PAGE.width, PAGE.height)
    layers.add_overlay(it)
    layers.reorder_overlay(it, 0)
    it.show()
  }
  addView(view)
  for (const over of [outside, trading.widget, login.widget]) layers.add_overlay(over)

  const whole = column()
  whole.pack_start(bar.widget, false, false, 0)
  whole.pack_start(layers, true, true, 0)
  const window = new Gtk.Window({ title: '禾岸基金', resizable: false })
  window.set_default_size(PAGE.width, PAGE.height + BAR)
  window.add(whole)
  window.connect('destroy', () => acts.closed())
  window.show_all()
  for (const hidden of [outside, trading.widget, login.widget]) hidden.hide()
  bar.hideDrills()
  view.grab_focus()

  return {
    add: addView,
    /** Puts one of the webviews before the others. */
    show(it) {
      layers.reorder_overlay(it, layers.get_children().indexOf(outside) - 2)
      it.grab_focus()
    },
    /** Takes this much of a webview's height away, as a keyboard does that comes up. */
    setKeyboard(it, height) {
      it.set_size_request(PAGE.width, PAGE.height - height)
      it.set_margin_bottom(height)
    },
    draw(state) {
      bar.draw(state)
      if (state.outside === null) outside.hide()
      else outside.show_all()
      trading.draw(state)
      login.draw(state)
    },
    /** Native bar and page as one PNG. */
    capture: () => captureWindow(window),
  }
}
