export type Cell = string | number | bigint | boolean | Date | null | Json;
/** Written as JSON; a text that is JSON already is kept as it is. */
export class Json {
  readonly text: string;

  constructor(value: unknown) {
    this.text = typeof value === 'string' ? value : JSON.stringify(value);
  }
}
export type Row = readonly Cell[];

/** Columns of what a history writes, in the order in which it is written: parents first. */
export const historyColumns = {
  player:
    'id,phone,name,password_hash,language,default_bet_amount,disabled,return_scale_hundredths,invitation_code,registered_at,signed_in_at,inviter_id,gender,mail,birth_date,location,job,register_network,login_network,agent_since',
  agent_member: 'agent_id,player_id,depth,registered_at',
  consent: 'player_id,kind,version,given_at,network',
  winner_choice: 'player_id,shown,changed_at',
  purse: 'player_id,kind,balance,lines',
  journal_entry: 'id,key,cause,serial_number,remark,recorded_at',
  posting:
    'recorded_at,entry_id,line,player_id,account,amount,purse_line,balance_before,balance_after',
  deposit:
    'id,serial_number,player_id,request_key,way,operator,channel,phone,amount,state,reference,receipt,refusal,handed_over_at,created_at,prompt_ends_at,paid_at',
  withdrawal:
    'id,serial_number,player_id,request_key,operator,channel,phone,amount,state,reference,receipt,refusal,reviewed_by,created_at,ended_at',
  payment_word:
    'deposit_id,withdrawal_id,source,word,words,state_before,state_after,needs_look,heard_at',
  payment_identifier: 'normal_form,told_as,kind,deposit_id,withdrawal_id,told_at',
  bet_order:
    'id,player_id,serial_number,request_key,request_hash,placed_at,type,status,system_size,leg_count,stake,paid_with,device,total_odds,terms_id,profit,win_bonus,tax,payout,settled_at,settlements,inviter_reward,credit_back',
  bet_leg:
    'order_id,place,match_id,market_id,market_type_id,part_id,selection_id,offer_id,odds,is_live,starts_at,words,outcome',
  selection_ruling: 'selection_id,revision,match_id,outcome,said_by,ruled_at',
  final_score: 'match_id,home,away,told_at',
  order_decision: 'order_id,decision,administrator_id,note,decided_at',
  cash_out:
    'order_id,number,player_id,request_key,share_percent,stake_sold,stake_left,value,tax,paid,sold_by,cashed_at',
  free_bet:
    'id,player_id,amount,cause,cause_id,entry_key,granted_at,expires_at,remaining,staked,taken_back,ended_at',
  free_bet_use: 'free_bet_id,order_number,amount',
  free_bet_holder: 'player_id,lines',
  inbox_message: 'player_id,key,kind,event,text_id,facts,jump,sent_at,read_at',
  activity: 'recorded_at,id,type,source,user_kind,user_id,content,network,user_agent',
  activity_unsealed: 'recorded_at,activity_id',
  pool_issue:
    'id,type_id,game,number,name,label,state,revision,terms,opening_pool,carried,closes_at,made_by,made_at,opened_by,opened_at,closed_at,settled_by,settled_at,settlements,growth,shared,digest',
  pool_issue_match:
    'issue_id,is_reserve,place,match_id,home_id,away_id,starts_at,words,ended,home,away,told_by,told_at',
  pool_ticket:
    'id,issue_id,player_id,serial_number,request_key,request_hash,placed_at,picks,reserve_picks,multiplier,lines,stake,paid_with,device,state,best_right,prize,tax,settled_at,settlement',
  pool_settlement:
    'issue_id,settlement,digest,standings,shared,growth,owed,paid,reached,reason,begun_by,approved_by,begun_at,ended_at',
  pool_rollover: 'issue_id,settlement,type_id,amount,carried_into',
} as const;

export type HistoryTable = keyof typeof historyColumns;
export type HistoryRows = { readonly [Table in HistoryTable]: Row[] };

export const emptyRows = (): HistoryRows =>
  Object.fromEntries(
    Object.keys(historyColumns).map((table) => [table, []]),
  ) as unknown as HistoryRows;
