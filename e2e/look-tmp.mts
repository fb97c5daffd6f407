import { chromium } from 'playwright-core';
const office='http://localhost:4891', player='http://localhost:4890';
const b=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox']});
const shot=async(p:any,n:string)=>{await p.screenshot({path:`/tmp/mshots/${n}.png`,fullPage:true});console.log(n)};
try{
const c=await b.newContext({viewport:{width:1440,height:900},timezoneId:'America/New_York'});
const p=await c.newPage();
p.setDefaultTimeout(25000);
p.on('console',(m:any)=>m.type()==='error'&&console.log('console',m.text().slice(0,200)));
await p.goto(office+'/login');
await p.getByRole('textbox',{name:/^(Account|Akaunti)$/}).fill('admin');
await p.getByLabel(/^(Password|Nenosiri)$/).fill('simamia-201');
await p.getByRole('button',{name:/^(Sign in|Ingia)$/}).click();
await p.getByRole('navigation').first().waitFor();
await p.waitForTimeout(1500);
await p.goto(office+'/mailings'); await p.getByRole('heading',{level:1}).waitFor(); await p.waitForTimeout(1200); await shot(p,'list-empty');
await p.getByRole('button',{name:'Write to players'}).click();
await p.getByLabel('Deposited at least').waitFor(); await shot(p,'new-1440');
await p.getByLabel('Subject: Swahili').fill('Asante kwa kuweka pesa');
await p.getByLabel('Subject: English').fill('Thank you for your deposit');
await p.getByLabel('Text: Swahili').fill('Wiki hii bonasi ya mkeka imeongezeka.\nTazama ofa zetu mpya.');
await p.getByLabel('Text: English').fill('This week the slip bonus went up.\nSee our new offers.');
await p.getByLabel('Why').fill('promotion of the week');
await p.getByRole('button',{name:'Count and preview'}).click();
await p.getByText('Nothing is sent yet.').waitFor(); await shot(p,'preview-1440');
await p.getByRole('button',{name:/^Send to/}).click();
await p.waitForTimeout(2500); await shot(p,'after-send');
console.log(p.url());
const proof=p.getByRole('dialog').getByLabel(/Password/);
if(await proof.count()){ await proof.fill('simamia-201'); await p.getByRole('dialog').getByRole('button').last().click(); await p.waitForTimeout(2000);}
await p.waitForURL(/mailings\/\d+/,{timeout:15000}).catch(()=>console.log('no url',p.url()));
await p.waitForTimeout(7000); await shot(p,'detail-1440');
for(const w of [360,1280,1920]){await p.setViewportSize({width:w,height:900}); await p.waitForTimeout(500); await shot(p,'detail-'+w); console.log(w, await p.evaluate(()=>document.documentElement.scrollWidth))}
await p.setViewportSize({width:360,height:800}); await p.goto(office+'/mailings/new'); await p.getByLabel('Deposited at least').waitFor(); await shot(p,'new-360'); console.log(await p.evaluate(()=>document.documentElement.scrollWidth));
await p.setViewportSize({width:1440,height:900});
await p.goto(office+'/mailings/settings'); await p.waitForTimeout(1500); await shot(p,'settings');
await p.goto(office+'/sms'); await p.waitForTimeout(1500); await shot(p,'sms');
await p.goto(office+'/mailings'); await p.waitForTimeout(1500); await shot(p,'list');
await p.goto(office+'/mailings/new?to=100001'); await p.waitForTimeout(1500); await shot(p,'new-picked');
}catch(e){console.log('FAILED',e)}
try{
for (const [lang,theme] of [['sw','light'],['en','dark']] as const){
const c2=await b.newContext({viewport:{width:360,height:640},colorScheme:theme as any});
const q=await c2.newPage(); q.setDefaultTimeout(20000);
await q.addInitScript((l)=>{localStorage.setItem('language',JSON.stringify(l));localStorage.setItem('lang',l)},lang);
await q.goto(player+'/stop_offers#0A1B2C3D4E5F'); await q.waitForTimeout(2500); await shot(q,'stop-'+lang);
await q.locator('form button').click().catch((e:any)=>console.log('btn',e.message)); await q.waitForTimeout(2000); await shot(q,'stop-unknown-'+lang);
await c2.close();
}}catch(e){console.log('FAILED2',e)}
await b.close();
