import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { html, raw } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'

export type Html = HtmlEscapedString | Promise<HtmlEscapedString>

const CSS = readFileSync(join(import.meta.dirname, 'control-page.css'), 'utf8')

/** A page of the sandbox's own, with a script where it has one. */
export function page(title: string, content: Html, script = ''): Html {
  return html`<!doctype html>
    <html lang="zh-CN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <style>
          ${raw(CSS)}
        </style>
      </head>
      <body>
        ${content} ${raw(script === '' ? '' : `<script>${script}</script>`)}
      </body>
    </html>`
}

/** A button that posts `body` to a control call. */
export const sendButton = (label: string, path: string, body: object = {}): Html =>
  html`<button data-path="${path}" data-body="${JSON.stringify(body)}">${label}</button>`
