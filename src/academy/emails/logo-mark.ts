/** The logo's mark as a PNG of 72 pixels, which goes with each e-mail: nothing is fetched. Drawn by `npm run draw-ornaments`. */
export const logoMark =
  'iVBORw0KGgoAAAANSUhEUgAAAEgAAABIBAMAAACnw650AAAAMFBMVEVMaXE7PsM6PsQ6P8Q7PsM7P8P79eo7P8RhY8zW0uNDR8a0stzt6Od/f9KSkdVXWsr4pWaYAAAABnRSTlMAd4CImzidnCwCAAAACXBIWXMAAAsTAAALEwEAmpwYAAABSUlEQVRIie3VPUoDURDA8cm7gaBsu91rcwUr61xiQARhs8KECKb0BoJgn8baQsgBIngCrfUIaWX37fvamd3Z0ojTvcefHyQ7mwD0x8xBH1vrjSHSKUukUoZIp2wT1RMgUijronoCRKOU9ZFELU7aOfUN0bm7OUuiggam+o+qv/UVrD+e9rutGF2E209ExPdwvBEWkm6bBvGV+IracPfioitiK2rC1Z1rEL8ZZcPNs4/e+pSJn/jLR9fUo2y8ePDRJeWUiee1bxC3OWXjcROjQ0aZeKJVjO6T63kKDUV19mwHoiXM9KjM1kSOlgApJUdlvkxi1EApJUYtlFBS5CCIlBR1EARKiDwEgRKikr0IKxYlLwIUQ1F1HNHmMczhF/0+HVm0mPL3ysS4kHxmxBeST6FD4KlRqKPGoY5SoJbSoJZSIYBChwAMh34A0HathLX7ZEMAAAAASUVORK5CYII=';

/** How the HTML of an e-mail names it. */
export const logoId = 'logo';

/** A row of the tiles, over what is written to buyers and learners: 24 of 32 pixels, drawn with the mark. */
export const tileRow =
  'iVBORw0KGgoAAAANSUhEUgAAAwAAAAAgBAMAAABX6wIWAAAAMFBMVEU/QsXvsUAzjnz68+jaVjG1s8UlIzHKx+CWnc/Svb3lj3KskWOPVUX10qV3s6NiXrrc3jrFAAAACXBIWXMAAAsTAAALEwEAmpwYAAAF1klEQVRoge1aTWhbRxCeuhhbpKCOrIQmsom1QUohRcSZGClqrCKyCVg4EFkxpD20RIS9xAdTHZxTcStCdKtM3FN6KXIvOkU5BHqrG2Mo5CKcqy8SpTejkEtPdZndfU9PoqnxISlbKqx9f/PNfp9ndt/s0wOMAX9Cdb1pIaX1ztiK3pRILgSvb0sh9M7oDb0R4jD8sP2wPzwiftjedf6Aj/Xe+km9OYZkkBXjZ5Tkz3pnY15v3pNiWu8sJvRmRByGH7Yf9odHxA/bu84fbEAQbUhsAMk6KtmAS2lDbgMqhA3pYfhh+2F/sSPih+1d5w82IIg2JDaAZIfSqA24lDbkNqBC2JAehh+2H/b3+Ij4YXvX+QPA/aWlTxERv1tausXnHqyurlK2Qaurq/fAXm82m03veq1Wuy+EELdqtRq8Dk/k47V9qjNgL6WUnv3f4nPdQfw/9Oc6fygixvhm1kI8bqNHtFngVkfxppQNPshKeZWPv2Fv555w+6HFI0bi3Pbx5pP27ROLvv1NKRe2zfeqxUdZUD6I76QG8dMjg/2Zz/H/An8+cTrcivVeBhxkDWkroEA0M0G0GRAQjww6FGJAAA/BAQJnLgQFXFPbC+pOX4CUVy5KGcDnhOgO4LmACPTH//BAAJzmzyf0xHTMczDXbG7mZaHZ3LUCGkSIrOq1AiJCcAr5BMaIzg8Q6OaCAnaUUmrZFxCVkohTyOBn9/c7yXJqf7/k46e5gAj0dxvxRCAATvPnEz3ehj0CWR5PPKoaRkBhb6+NOLW3t2kFxIRo8ddzKERqf78jRF/Agf7zBMwKUeKvL4D5K+ULaDYbRNlm0+JZa7LMqi0eYLxWWwPoC1D6zw+A0/yhiKcAxtcAfvAE5I2AqBXQaJsZayprBbRiApFbXwCTDgrovcqE+wJKs4KI276A5Z2+gKieoomyeSsgaQSU+wJMVREQsDUZCIDb/KEY6wFUMwDhlpdByALQZtBn5AmgH43DOEYQ4xjxBZyluV26EBDwbevUH30BZyhH1KULVsCCUkxAqW0jwNwjeYrwMkixANXPoDH2vxIQ8Lx06bkfAMf5w6MevMv48xD+yRMQzUfznoCHLGBrkgVc4uNFcQ7x6V3EJ6a2XUdRoRfXiYSpbStEc6x31wpYFAlKf/FnhRaN/fdK3ebrJ5T6lY83WMCDeyxg3hNQTpaTnoBFAdp/Grz+cIr5tm0t7Tr/UAw8AdCq8yIuK/PRwmY+Khu8nAs1qI2TSm3hFGXrelEnkKdAFHp5F0I8S1yG0Zd6eTdGKwdf48QMfnAwxni2pwOAA7L2C30B23WAEPeTAahyvxqf0wM4WRZdix8z/ldsf0/VM2pP0WV1l/tznT+sI2fQ3h5nEIekQptS5hvZqJQFToGNBiHuKLWMSNl5vagTcRbAdUSC8ZGu6SAXN3jqvZwgmjkdrjCe7X/vAYS/MvYbkgVMtVmAnAdYj0qiNYBxIpnX+I4QH7VivwiRMvjpqvGfGTH9oXo2gzhxWekUcp1/iIu46hziboYLuTonEFNnGZxCIdmY4QTiFJrIyjonRCumnn2suJAQN0KIojvHHezmhMYTZVosIFYlopVRIVKlWXgZg+5sh+25iNtCIpzkQq4ewugVTiBOoYt5xnMRcY4nCK6lGQ9V4z8Dpj+cfMgCLm0hYt11/hyQ98d50tultXcQT3ICIXJZhRgtUHpDNviuzUMWMSvn9Qx6QhHxOHwiEusYEd0X3MH1nIgznojQb9KL4jeiTwARXhF9LhIbUl5b5kmwjTt3pJxfx6idaytEecZ3kkrFESNKlVOMn4aq8Z+BEe4PEclvTrrO/y0EIOF4ABJvNgCuD+GQ4/zfxE0s7fhNOP1W+TtfxoUc5+/+QuaR4/ydX8oXHef/Zh5mVR1/GFd9mw/jHH+cW3Scv/M/aBQd5+/8T3pFx/k7/6N20XH+zr/Wcd9t/q6/2PTYcf7/v5oI//Kria6/3IqO8wfXX+9Gx/n/BUP2o2HJ9IqCAAAAAElFTkSuQmCC';
export const tileRowId = 'tiles';

/** With the logo in the page itself, where nothing goes with it. `png`: the academy's own; left out, the mark. */
export const withLogo = (html: string, png?: Uint8Array): string =>
  html
    .replaceAll(`cid:${tileRowId}`, `data:image/png;base64,${tileRow}`)
    .replaceAll(
      `cid:${logoId}`,
      `data:image/png;base64,${png === undefined ? logoMark : Buffer.from(png).toString('base64')}`,
    );
