/** The style of the wire's page: by itself, so that whoever only reads the wire loads nothing of the site. */
export const documentationStyle =
  'body{font:17px/1.55 system-ui,sans-serif;color:#1d1b2e;background:#fbf5ea;margin:0 auto;padding:24px 16px 64px;max-width:960px;box-sizing:border-box}' +
  'h1{font-size:2.4rem;line-height:1.15;margin:.4em 0 .3em}h1::before{content:"";display:block;width:34px;height:52px;margin-bottom:14px;border:8px solid #3b3fc4;border-bottom:0;border-radius:40px 40px 0 0;background:#f2b33d}' +
  'h2{font-size:1.7rem;margin:2.2em 0 .2em}h3{font-size:1.15rem;margin:0 0 .5em;overflow-wrap:anywhere}h4{font-size:1rem;margin:1.2em 0 .4em}' +
  'section{background:#fff;border:1px solid #e7dcc8;border-radius:18px;padding:22px 20px;margin:18px 0;scroll-margin-top:16px}' +
  '.method{background:#3b3fc4;color:#fff;border-radius:8px;padding:2px 9px;font-size:.8rem;vertical-align:2px;margin-inline-end:6px}' +
  'pre{background:#1d1b2e;color:#fbf5ea;border-radius:14px;padding:14px 16px;white-space:pre-wrap;margin:.4em 0;line-height:1.45}code{font-size:.9em;overflow-wrap:anywhere}' +
  'dl{margin:0}dl>div{padding:8px 0;border-bottom:1px solid #efe6d5}dt{overflow-wrap:anywhere}dt code{font-weight:600}dd{margin:2px 0 0}em{color:#a0342b;font-style:normal;font-size:.85rem;margin-inline-start:6px}small{display:block;color:#5b5568;line-height:1.45}' +
  '.contents,.contents ul{padding:0;list-style:none;margin:0}.contents{display:grid;gap:18px;grid-template-columns:repeat(auto-fit,minmax(205px,1fr));margin-top:24px}.contents ul li{margin:.45em 0;line-height:1.4;font-size:.95rem}header li{margin:.3em 0}header ul{padding-inline-start:1.2em}.contents a{display:block}' +
  '.proof{border-inline-start:4px solid #f2b33d;padding-inline-start:12px}.refusals{display:flex;flex-wrap:wrap;gap:6px 18px;padding:0;margin:0;list-style:none}' +
  'a{color:#3b3fc4}a:focus-visible{outline:3px solid #3b3fc4;outline-offset:2px}@media(min-width:760px){dl>div{display:grid;grid-template-columns:230px 1fr;gap:16px}dd{margin:0}.pair{display:grid;grid-template-columns:1fr 1fr;gap:20px}.pair>div{min-width:0}}';
